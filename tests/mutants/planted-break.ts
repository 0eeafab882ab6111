/**
 * A fault that is planted in the product for a moment: `from`, which is once in `file`, becomes `to`,
 * and the test file `caughtBy` must then fail.
 */
export type PlantedBreak = {
  what: string;
  file: string;
  from: string;
  to: string;
  caughtBy: string;
};
