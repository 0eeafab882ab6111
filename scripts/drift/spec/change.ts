import type { Node } from '../document/node.ts';
import type { Parts, Reading } from './shape.ts';

/**
 * What a difference does to the values that are valid: fewer (`narrowed`), more (`widened`), others
 * (`changed`), or the same ones with another meaning (`same`).
 */
export type Effect = 'narrowed' | 'widened' | 'changed' | 'same';

/** One difference between two schemas. The kind is the rule's id without its direction. */
export type Change = {
  kind: string;
  effect: Effect;
  /** What changed, in the contract's own words: `maxLength 40 → 30`. */
  what: string;
  /** Names of members on the way there; `[]` for items, `*` for members of any name. */
  path: string[];
  base?: Node;
  revision?: Node;
  /** The way to the two schemas in which a witness is to be found. */
  owner: string[];
  schemas: [Parts, Parts];
  /** False when the old contract never said that such values may be sent. */
  declared: boolean;
};

/** A comparison of two schemas that one side sends: where it is, and what it has found. */
export type Comparison = {
  base: Reading;
  revision: Reading;
  /** Values travel as text, as parameters do: there the number 5 is the text "5". */
  asText: boolean;
  path: string[];
  schemas: [Parts, Parts];
  open: Set<string>;
  changes: Change[];
  /** Looks for values that one takes and the other refuses. */
  oracle: Oracle;
  /** Compares two schemas one step deeper. */
  inside: (comparison: Comparison, step: string, base: Parts, revision: Parts) => void;
};

/** Whether a value was found that the revision refuses, and one that only it accepts. */
export type Oracle = (base: Parts, revision: Parts) => { narrowed: boolean; widened: boolean };

export type Found = Pick<Change, 'kind' | 'effect' | 'what'> &
  Partial<Pick<Change, 'base' | 'revision' | 'declared' | 'path'>>;

/** The places of a difference, without those that are unknown. */
export function placesOf(
  base: Node | undefined,
  revision: Node | undefined,
): Pick<Change, 'base' | 'revision'> {
  return { ...(base ? { base } : {}), ...(revision ? { revision } : {}) };
}

export function report(comparison: Comparison, found: Found): void {
  comparison.changes.push({
    kind: found.kind,
    effect: found.effect,
    what: found.what,
    path: found.path ?? comparison.path,
    ...placesOf(found.base, found.revision),
    owner: comparison.path,
    schemas: comparison.schemas,
    declared: found.declared ?? true,
  });
}

/** A value as it stands in a title: short, and on one line. */
export function written(value: unknown): string {
  const text = value === undefined ? 'none' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
