/**
 * The use that the code of a client makes of what findings are about. It is read by itself, without a
 * compiler: what cannot be understood counts as used.
 */
import { loadDocument, type ApiDocument } from '../document/document.ts';
import type { DocumentInput } from '../document/input.ts';
import { operationsOf } from '../document/operations.ts';
import { Refusal, type Drift, type Place, type Usage } from '../finding.ts';
import { callsOf, type Client } from './calls.ts';
import { spellingOf, type Facts, type Mention, type Wanted } from './facts.ts';
import { filesOf, type ClientFiles, type ClientOptions } from './files.ts';
import { generatedFrom, type Generated } from './generated.ts';
import { reachOf, usageIn, type Knowledge, type Reach } from './grade.ts';
import { neighboursOf, resolverOf } from './imports.ts';
import { allIn } from './leads.ts';
import { packagesAround } from './packages.ts';
import { calledOf, type Called } from './paths.ts';
import { factsOf } from './reader.ts';
import { subjectOf, type Subject } from './subject.ts';

type Documents = {
  base: DocumentInput;
  revision?: DocumentInput;
  read?: { base: ApiDocument; revision: ApiDocument };
};

/** Findings about calls that are in no contract, so that generated code cannot make them. */
const NOT_IN_CODE = new Set(['operation-undocumented']);

/**
 * The client's use of each finding. `check` is called in loops, and ends the examination with what it
 * throws. Throws a `Refusal` (2) if there is no client of that contract.
 */
export async function usagesIn(
  options: ClientOptions,
  drifts: readonly Drift[],
  documents: Documents,
  check: () => void,
): Promise<Usage[]> {
  const files = await filesOf(options, check);
  const base = documents.read?.base ?? (await loadDocument(documents.base));
  const revision =
    documents.read?.revision ??
    (documents.revision === undefined ? undefined : await loadDocument(documents.revision));
  const packages = await packagesAround(options.folders);
  return usagesOf({ ...files, packages }, drifts, { base, revision }, check);
}

/** The use in files that were read. */
export function usagesOf(
  files: ClientFiles & { packages: ReadonlySet<string> },
  drifts: readonly Drift[],
  { base, revision }: { base: ApiDocument; revision: ApiDocument | undefined },
  check: () => void,
): Usage[] {
  const own = calledOf(operationsOf(base));
  const { operations, idOf } = operationsIn(own, revision);
  const generated = generatedFrom(files.generated, own, check);
  if (generated.known.size === 0) {
    throw nothingIn(files.generated, `has none of the operations of ${base.file}`);
  }
  const subjects = drifts.map((drift) => subjectOf(drift, base, revision));
  const wanted = wantedBy(subjects, generated, operations);
  const facts: Facts[] = [];
  for (const [file, text] of files.sources) {
    check();
    facts.push(factsOf(file, text, wanted));
  }
  const { knowledge, reach } = knowledgeOf(files, { facts, generated, operations });
  if (reach([]).grade === 'unused') {
    throw nothingIn(files.sources, `calls no operation of ${base.file}`);
  }
  return drifts.map((drift, index): Usage => {
    check();
    const subject = subjects[index];
    if (!subject || NOT_IN_CODE.has(drift.id)) return { grade: 'unknown', of: 'client', files: [] };
    return usageIn(knowledge, drift, reach(drift.operations.map(idOf)), subject);
  });
}

/** A client that has no part in the API is named wrongly, since its findings would all be unused. */
function nothingIn(files: ReadonlyMap<string, string>, what: string): Refusal {
  const [first = ''] = files.keys();
  const more = files.size > 1 ? ` and ${files.size - 1} more` : '';
  return new Refusal(2, `The client’s code ${what}: ${first}${more}.`);
}

/** The operations of both documents; one with another operationId is still the same. */
function operationsIn(
  own: Called[],
  revision: ApiDocument | undefined,
): { operations: Called[]; idOf: (id: string) => string } {
  const operations = [...own];
  const known = new Map(operations.map((one) => [routeOf(one), one.id]));
  const ids = new Set(operations.map(({ id }) => id));
  const renamed = new Map<string, string>();
  for (const one of revision ? calledOf(operationsOf(revision)) : []) {
    const same = known.get(routeOf(one));
    if (same !== undefined) renamed.set(one.id, same);
    else if (!ids.has(one.id)) operations.push(one);
  }
  return { operations, idOf: (id) => (ids.has(id) ? id : (renamed.get(id) ?? id)) };
}

function routeOf({ method, segments }: Called): string {
  return `${method} ${segments.join('/')}`;
}

function wantedBy(subjects: Subject[], generated: Generated, operations: Called[]): Wanted {
  const named = subjects.flatMap(({ names, words, header }) => [
    ...names,
    ...(words?.went ?? []),
    ...(header === undefined ? [] : [header]),
  ]);
  const fixed = operations.flatMap(({ segments }) => segments.filter((one) => one !== '*'));
  const statuses = subjects.flatMap(({ failure }) => failure ?? []);
  return {
    words: new Set([
      'paths',
      ...generated.byName.keys(),
      ...operations.map(({ id }) => id),
      ...statuses,
    ]),
    keys: new Set([...named, ...fixed].map(spellingOf)),
    operations,
  };
}

function knowledgeOf(
  { packages, ...files }: ClientFiles & { packages: ReadonlySet<string> },
  read: Pick<Client, 'facts' | 'generated' | 'operations'>,
): { knowledge: Knowledge; reach: (ids: string[]) => Reach } {
  const { facts, generated } = read;
  const toFiles = resolverOf([...files.sources.keys(), ...files.generated.keys()]);
  const own = new Set(files.generated.keys());
  const calls = callsOf({
    ...read,
    named: allIn<string>(generated.byName.values()),
    files: own,
    resolve: toFiles,
    packages,
  });
  const importsSchemas = facts.some(({ file, imports }) =>
    imports.some((one) => toFiles(file, one.specifier).some((to) => generated.schemas.has(to))),
  );
  const neighbours = neighboursOf(facts, toFiles);
  const knowledge = {
    mentions: mentionsIn(facts),
    listing: new Set(facts.flatMap(({ file, isListing }) => (isListing ? [file] : []))),
    spreading: new Set(facts.flatMap(({ file, isSpreading }) => (isSpreading ? [file] : []))),
    parses: generated.parses || importsSchemas,
  };
  const known = new Map<string, Reach>();
  const reach = (ids: string[]) => {
    const name = ids.join('\n');
    // A finding without operations, such as another server, concerns all operations.
    const all = ids.length > 0 ? ids : [...calls.keys()];
    const found = known.get(name) ?? reachOf(calls, all, neighbours);
    known.set(name, found);
    return found;
  };
  return { knowledge, reach };
}

/** All mentions by their words in any spelling, one of each place. */
function mentionsIn(facts: readonly Facts[]): Map<string, Mention[]> {
  const found = new Map<string, Mention[]>();
  for (const { mentions } of facts) {
    for (const mention of mentions) {
      const key = spellingOf(mention.word);
      const same = found.get(key) ?? [];
      const { as, place } = mention;
      // The key and the value of `{ price }` stand at one place.
      const isKnown = same.slice(-2).some((one) => one.as === as && isSamePlace(one.place, place));
      if (!isKnown) same.push(mention);
      found.set(key, same);
    }
  }
  return found;
}

function isSamePlace(one: Place, other: Place): boolean {
  return one.file === other.file && one.line === other.line && one.column === other.column;
}
