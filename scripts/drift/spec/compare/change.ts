import type { Node } from '../../document/node.ts';
import type { Parts, Reading } from '../schema/shape.ts';

/**
 * The effect of a difference on the valid values: fewer (`narrowed`), more (`widened`), others
 * (`changed`), or the same values with another meaning (`same`).
 */
export type Effect = 'narrowed' | 'widened' | 'changed' | 'same';

/** One difference between two schemas. The kind is the rule's id without its direction. */
export type Change = {
  kind: string;
  effect: Effect;
  /** The change in the contract's words: `maxLength 40 → 30`. */
  what: string;
  /** The path: names of members, `[]` for items, `*` for members of any name. */
  path: string[];
  base?: Node;
  revision?: Node;
  /** The path of the two schemas in which a witness is searched. */
  owner: string[];
  schemas: [Parts, Parts];
  /** False if the old contract does not describe the affected values. */
  declared: boolean;
};

/** A running comparison of two schemas of values that one side sends. */
export type Comparison = {
  base: Reading;
  revision: Reading;
  /** Values are sent as text, like parameters: the number 5 is the text "5". */
  asText: boolean;
  path: string[];
  schemas: [Parts, Parts];
  open: Set<string>;
  changes: Change[];
  /** What a condition asks is being compared; conditions inside of it are not looked into. */
  ofCondition?: boolean;
  /** Searches for values that one schema accepts and the other refuses. */
  oracle: Oracle;
  /** Compares two schemas one step deeper. */
  inside: (comparison: Comparison, step: string, base: Parts, revision: Parts) => void;
};

/**
 * `narrowed`: a value was found that only the base accepts. `widened`: one that only the revision
 * accepts.
 */
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

/** A value for a title: short, and on one line. */
export function written(value: unknown): string {
  const text = value === undefined ? 'none' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** The effect when values were found that only one of the two accepts. */
export function effectOf({ narrowed, widened }: { narrowed: boolean; widened: boolean }): Effect {
  if (narrowed && widened) return 'changed';
  return narrowed ? 'narrowed' : 'widened';
}
