import type { HowTo } from 'schema-dts';

/** Steps that a page numbers: each has its name, and what is done in it. */
export function howTo(name: string, steps: readonly { name: string; text: string }[]): HowTo {
  return {
    '@type': 'HowTo',
    name,
    step: steps.map((step, index) => ({ '@type': 'HowToStep', position: index + 1, ...step })),
  };
}
