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
  /** The path from the two schemas: names of members, `[]` for items, `*` for members of any name. */
  path: string[];
  base?: Node;
  revision?: Node;
  /** The path of the two schemas in which a witness is searched. */
  owner: string[];
  schemas: [Parts, Parts];
  /** Of these a value is searched first: an alternative, and what is to take its values. */
  alternatives?: [Parts, Parts][];
  /** False if the old contract does not describe the affected values. */
  declared: boolean;
};

/**
 * A difference, the number of steps to the two schemas that differ, and the steps themselves.
 * `isDoubtful`: other values may come there than those that differ.
 */
export type Reached = {
  change: Change;
  isDoubtful: boolean;
  length: number;
  way: () => string[];
};

/** What is found of two schemas: their own differences, and the pairs of schemas inside of them. */
export type Findings = { changes: Change[]; steps: Step[] };

/**
 * How much of what is found inside counts outside: all of it, all of it as doubtful, since other values
 * may come beside, or only what leaves the valid values as they are.
 */
export type Share = 'all' | 'doubtful' | 'same';

/** A step from two schemas to two inside of them: a name, `[]` for items. */
export type Step = { step: string; to: SchemaPair; share?: Share };

/**
 * Two schemas that are compared once, whatever leads to them. `found` is there when that has begun,
 * `isOpen` until it ends; `isWhole`: all that can be reached is compared, `isClean`: without a
 * difference. `seenBy`: the last walk that came by. `all`: what a walk from here reaches, kept from
 * the second one on.
 */
export type SchemaPair = {
  schemas: [Parts, Parts];
  book: Book;
  found?: Findings;
  isOpen?: boolean;
  isWhole?: boolean;
  isClean?: boolean;
  seenBy?: object;
  seenShare?: Share;
  isWalked?: boolean;
  all?: Reached[];
};

/** How two documents are read, and all pairs of schemas that are compared so. */
export type Book = Reader & {
  pairOf: (base: Parts, revision: Parts) => SchemaPair;
  /** A book in which one reading is compared with itself: what a condition asks. */
  ofConditions: (reading: Reading) => Book;
  /** Compares the two schemas of a comparison; their parts become steps. */
  compare: (comparison: Comparison) => void;
};

export type Reader = {
  base: Reading;
  revision: Reading;
  /** Values are sent as text, like parameters: the number 5 is the text "5". */
  asText: boolean;
  /** What a condition asks is being compared; conditions inside of it are not looked into. */
  ofCondition?: boolean;
  /** Searches for values that one schema accepts and the other refuses. */
  oracle: Oracle;
};

/** A running comparison of two schemas of values that one side sends. */
export type Comparison = Reader & Findings & { schemas: [Parts, Parts]; book: Book };

/**
 * `narrowed`: a value was found that only the base accepts. `widened`: one that only the revision
 * accepts.
 */
export type Oracle = (base: Parts, revision: Parts) => { narrowed: boolean; widened: boolean };

export type Found = Pick<Change, 'kind' | 'effect' | 'what'> &
  Partial<Pick<Change, 'base' | 'revision' | 'declared' | 'path' | 'alternatives'>>;

/** Kinds that say something of a member, and nothing of its values. */
export const DEPRECATED = 'property-deprecated';
export const NO_LONGER_DEPRECATED = 'property-no-longer-deprecated';

/** Whether a difference is about values, and no note. */
export function isOfValues({ kind }: Change): boolean {
  return kind !== DEPRECATED && kind !== NO_LONGER_DEPRECATED;
}

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
    path: found.path ?? [],
    ...placesOf(found.base, found.revision),
    owner: [],
    schemas: comparison.schemas,
    ...(found.alternatives ? { alternatives: found.alternatives } : {}),
    declared: found.declared ?? true,
  });
}

/** Notes two schemas inside of those that are compared, one step away. */
export function inside(
  { book, steps }: Comparison,
  step: string,
  base: Parts,
  revision: Parts,
): void {
  steps.push({ step, to: book.pairOf(base, revision) });
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
