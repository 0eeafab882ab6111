/** A fault that somebody could make, and the file of tests that has to notice it. */
export type PlantedBreak = {
  /** What a shopper would lose: "the order number loses its label". */
  what: string;
  file: string;
  /** A text that stands once in the file. */
  from: string;
  to: string;
  caughtBy: string;
};
