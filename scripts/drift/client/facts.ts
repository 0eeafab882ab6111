import type { Place } from '../finding.ts';
import type { Called } from './paths.ts';

/** A word of a client's code. */
export type Mention = {
  word: string;
  /** `import`: in an import or export; `member`: a field's name; `text`: in a text. */
  as: 'name' | 'import' | 'member' | 'text';
  place: Place;
};

/**
 * An import, or an export of what another module has. `whole`: the names by which code has all of the
 * module at once; `named`: names of the module, and what they are here.
 */
export type Import = {
  specifier: string;
  whole: string[];
  named: { from: string; name: string }[];
  isExport: boolean;
  place: Place;
};

/** The facts of a file by which the use of operations and fields is judged. */
export type Facts = {
  file: string;
  imports: Import[];
  mentions: Mention[];
  /** Texts that are paths of operations. */
  paths: { operations: Called[]; place: Place }[];
  /**
   * Calls with a path that is only known when the code runs; of any method if it has none. `by`: only if
   * a function of that name makes calls.
   */
  dynamic: { method: string | undefined; by?: string; place: Place }[];
  /** Whether it calls members that are only known when the code runs: `sdk[name]()`. */
  isComputing: boolean;
  /**
   * Names that are used otherwise than for one member of theirs. `isSpread`: for members that are only
   * known when the code runs, or for all of them. `to`: the function that they are given to.
   */
  bare: Map<string, Bare>;
  /** Names that are given the value of a name, or what it returns: `const sdk = new Sdk()`. */
  given: { name: string; from: string; isCall: boolean }[];
  /** Whether fields are read without their names: `Object.keys`, `JSON.stringify`, `row[column]`. */
  isListing: boolean;
  /** Whether values go on whole, by a spread. */
  isSpreading: boolean;
};

export type Bare = { name: string; isSpread: boolean; to?: string; place: Place };

/** Keeps the first place of each use of a name. */
export function addBare({ bare }: Facts, use: Bare): void {
  const isPlain = !use.isSpread && use.to === undefined;
  const key = isPlain ? use.name : `${use.name} ${use.isSpread} ${use.to ?? ''}`;
  if (!bare.has(key)) bare.set(key, use);
}

/** What to look for: words as they are written, and words in any spelling (see `spellingOf`). */
export type Wanted = {
  words: ReadonlySet<string>;
  keys: ReadonlySet<string>;
  operations: readonly Called[];
};

export function noFacts(file: string): Facts {
  return {
    file,
    imports: [],
    mentions: [],
    paths: [],
    dynamic: [],
    isComputing: false,
    bare: new Map(),
    given: [],
    isListing: false,
    isSpreading: false,
  };
}

/** A word in any spelling: `X-Trace-Id`, `xTraceId` and `x_trace_id` are one. */
export function spellingOf(word: string): string {
  return word.toLowerCase().replaceAll(/[^a-z\d]/g, '') || word;
}
