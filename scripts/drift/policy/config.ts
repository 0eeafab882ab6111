import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { Refusal, type Place } from '../finding.ts';
import { readChecked, type Checked } from './check-config.ts';
import type { Deprecation } from './deprecation.ts';
import { globOf } from './glob.ts';
import { rulesLike } from './rules-like.ts';
import type { Stability } from './stability.ts';

type Severity = 'breaking' | 'risky' | 'safe' | 'off';

/** What a team decides about findings; `drift.config.yaml`. */
export type Policy = {
  /** As a reader knows it; none without a configuration. */
  file: string | undefined;
  rules: { matches: (id: string) => boolean; to: Severity; place: Place }[];
  ignore: Ignore[];
  deprecation: (Deprecation & { place: Place }) | undefined;
  stability: (Stability & { place: Place }) | undefined;
  /** The code of a client, and the place that names its files. */
  client: ClientFiles | undefined;
  /** Whether what documents say of themselves counts. */
  heedsDocuments: boolean;
};

/** An entry of `ignore`. What is not named matches everything. */
export type Ignore = {
  rule: (id: string) => boolean;
  operation?: (id: string) => boolean;
  path?: (path: string) => boolean;
  pointer?: (pointer: string) => boolean;
  reason: string;
  until?: string;
  place: Place;
};

/** Folders and patterns of files, each from the working directory, and the place of each list. */
type ClientFiles = {
  folders: string[];
  sources: { patterns: string[]; place: Place } | undefined;
  generated: { patterns: string[]; place: Place } | undefined;
};

type Written = {
  rules?: Record<string, Severity> | null;
  ignore?: WrittenIgnore[] | null;
  deprecation?: Partial<Deprecation> | null;
  stability?: Partial<Stability> | null;
  client?: { folders?: string[]; sources?: string[]; generated?: string[] } | null;
  ignoreInDocuments?: boolean;
};
type WrittenIgnore = {
  rule?: string | string[];
  operation?: string;
  path?: string;
  pointer?: string;
  reason: string;
  until?: string;
};

const USUAL = 'drift.config.yaml';
const USUAL_DEPRECATION: Deprecation = { leastDays: 0, removed: 'safe', requireSunset: false };
const USUAL_STABILITY: Stability = {
  draft: 'safe',
  alpha: 'safe',
  beta: 'breaking',
  unmarked: 'stable',
};
const NOTHING: Policy = {
  file: undefined,
  rules: [],
  ignore: [],
  deprecation: undefined,
  stability: undefined,
  client: undefined,
  heedsDocuments: true,
};

/**
 * The configuration that is named, else drift.config.yaml if it is there; `false` is none. Throws a
 * `Refusal` (2) with the place of what is wrong.
 */
export async function readPolicy(named: string | false | undefined, cwd: string): Promise<Policy> {
  if (named === false) return { ...NOTHING, heedsDocuments: false };
  const file = named ?? USUAL;
  const text = await readFile(resolve(cwd, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (named === undefined && error.code === 'ENOENT') return undefined;
    const why = error.code ?? error.message;
    throw new Refusal(2, `The configuration ${file} cannot be read: ${why}.`);
  });
  return text === undefined ? NOTHING : policyOf(await readChecked<Written>(text, file), file);
}

function policyOf(written: Checked<Written>, file: string): Policy {
  const { value, placeOf } = written;
  return {
    file,
    rules: Object.entries(value?.rules ?? {}).map(([pattern, to]) => {
      const place = placeOf(['rules', pattern], 'key');
      return { matches: rulesLike(pattern, place), to, place };
    }),
    deprecation: value?.deprecation
      ? { ...USUAL_DEPRECATION, ...value.deprecation, place: placeOf(['deprecation'], 'key') }
      : undefined,
    stability: value?.stability
      ? { ...USUAL_STABILITY, ...value.stability, place: placeOf(['stability'], 'key') }
      : undefined,
    client: clientOf(value?.client, placeOf),
    heedsDocuments: value?.ignoreInDocuments ?? true,
    ignore: (value?.ignore ?? []).map((entry, index) =>
      ignoreOf(entry, placeOf(['ignore', index])),
    ),
  };
}

function clientOf(
  written: Written['client'],
  placeOf: Checked<Written>['placeOf'],
): Policy['client'] {
  if (!written) return undefined;
  const { folders = ['.'], sources, generated } = written;
  const listed = (name: string, patterns: string[] | undefined) =>
    patterns && { patterns, place: placeOf(['client', name], 'key') };
  return {
    folders,
    sources: listed('sources', sources),
    generated: listed('generated', generated),
  };
}

function ignoreOf(entry: WrittenIgnore, place: Place): Ignore {
  const { rule = '*', operation, path, pointer, reason, until } = entry;
  const rules = [rule].flat().map((each) => rulesLike(each, place));
  return {
    rule: (id) => rules.some((matches) => matches(id)),
    ...(operation !== undefined && { operation: globOf(operation) }),
    ...(path !== undefined && { path: globOf(path, true) }),
    ...(pointer !== undefined && { pointer: globOf(pointer, true) }),
    reason,
    ...(until !== undefined && { until }),
    place,
  };
}
