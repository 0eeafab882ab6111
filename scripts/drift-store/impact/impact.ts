/**
 * The effect of findings on a store: the operations, functions, screens and lines that they affect,
 * by the import graph and the type checker, and the code that stops compiling.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Drift, Finding, Usage } from '../../drift/finding.ts';
import { loadDocument, type ApiDocument } from '../../drift/document/document.ts';
import { operationsOf } from '../../drift/document/operations.ts';
import { fileWith } from '../../drift/document/write-out.ts';
import type { DocumentInput } from '../../drift/document/input.ts';
import { callsOf } from './calls.ts';
import { compileErrors, type CompileError } from './compile.ts';
import { withErrors } from './errors.ts';
import { usageOf, type Knowledge } from './grade.ts';
import { graphOf } from './graph.ts';
import { startGenerating, type Generating } from './revision.ts';
import { remembered } from './memory.ts';
import { openStore, type Store } from './store.ts';
import { subjectOf, type Subject } from '../../drift/client/subject.ts';
import { touchesOf } from './touches.ts';
import { makeWorkplace, removeWorkplace } from './workplace.ts';

export type Used = Drift & Pick<Finding, 'usage'>;

/**
 * The descriptions and the folder of the store; the default is this store. `check` is called in loops,
 * and ends the examination with what it throws.
 */
type Options = {
  base: DocumentInput;
  revision?: DocumentInput;
  store?: string;
  check?: () => void;
};

const UNKNOWN: Usage = { grade: 'unknown', files: [] };

/**
 * Adds the store's dependence to findings, unless there is no store (no `src/`) or no finding. With
 * a revision, and a finding that affects generated code, the store is type-checked with code
 * generated from the revision. Throws a `Refusal` if a document cannot be read.
 */
export async function withUsage(drifts: Drift[], options: Options): Promise<Used[]> {
  const folder = resolve(options.store ?? '.');
  if (!existsSync(join(folder, 'src')))
    return drifts.map((drift) => ({ ...drift, usage: UNKNOWN }));
  if (drifts.length === 0) return [];
  const revision = options.revision ? await loadDocument(options.revision) : undefined;
  const base = await loadDocument(options.base);
  const { check, ...asked } = options;
  const input = [drifts, asked, [...base.files()], [...(revision?.files() ?? [])]];
  const usages = await remembered(folder, input, () => look(folder, drifts, base, revision, check));
  return drifts.map((drift, index) => ({ ...drift, usage: usages[index] ?? UNKNOWN }));
}

async function look(
  folder: string,
  drifts: Drift[],
  base: ApiDocument,
  revision: ApiDocument | undefined,
  check?: () => void,
): Promise<Usage[]> {
  const bearsOnCode = drifts.some(({ code }) => code !== 'none');
  const workplace = makeWorkplace(folder);
  const { done, stop } =
    revision && bearsOnCode ? await generating(folder, workplace, revision) : NOTHING;
  try {
    using store = openStore(folder, check);
    const { knowledge, subjects } = read(store, drifts, base, revision);
    const used = drifts.map((drift, index): Used => {
      const subject = subjects[index];
      // Generated code cannot make a call that is not in the contract.
      const isKnown = drift.id !== 'operation-undocumented';
      return { ...drift, usage: subject && isKnown ? usageOf(knowledge, drift, subject) : UNKNOWN };
    });
    const called = calledIn(drifts, [base, ...(revision ? [revision] : [])]);
    const refusal = await done;
    const errors =
      refusal ?? (revision ? compileErrors(store, join(workplace, 'generated'), called) : []);
    return withErrors(used, subjects, errors).map(({ usage }) => usage);
  } finally {
    await stop();
    removeWorkplace(workplace);
  }
}

type Refused = Pick<Generating, 'stop'> & { done: Promise<CompileError[] | undefined> };

const NOTHING: Refused = { done: Promise.resolve([]), stop: () => Promise.resolve() };

/** A revision that the generators refuse is an error at its first line. */
async function generating(
  folder: string,
  workplace: string,
  revision: ApiDocument,
): Promise<Refused> {
  const refused = (error: unknown): CompileError[] => {
    const message = error instanceof Error ? error.message : String(error);
    return [{ ...revision.place(revision.root), code: 'generation', message }];
  };
  try {
    const file = await fileWith(revision, join(workplace, 'revision'));
    const generated = join(workplace, 'generated');
    const { done, stop } = await startGenerating(folder, generated, file);
    return { done: done.then(() => undefined, refused), stop };
  } catch (error) {
    return { ...NOTHING, done: Promise.resolve(refused(error)) };
  }
}

/** Names and paths of the operations of the findings. */
function calledIn(drifts: readonly Drift[], documents: readonly ApiDocument[]): string[] {
  const named = new Set(drifts.flatMap(({ operations }) => operations));
  const found = documents
    .flatMap(operationsOf)
    .filter(({ operationId }) => named.has(operationId))
    .flatMap(({ operationId, path }) => [operationId, path]);
  return [...new Set(found)];
}

function read(
  store: Store,
  drifts: readonly Drift[],
  base: ApiDocument,
  revision: ApiDocument | undefined,
): { knowledge: Knowledge; subjects: Subject[] } {
  const graph = graphOf(store);
  const calls = callsOf(store, graph, base);
  const subjects = drifts.map((drift) => subjectOf(drift, base, revision));
  const asked = subjects.filter((_, index) => {
    const { operations } = drifts[index] ?? { operations: [] };
    return operations.length === 0 || operations.some((id) => calls.has(id));
  });
  const wanted = {
    names: new Set(asked.flatMap(({ names }) => names)),
    words: new Set(asked.flatMap(({ words }) => words?.went ?? [])),
  };
  const isAsked = wanted.names.size > 0 || wanted.words.size > 0;
  const seen = isAsked ? touchesOf(store, wanted) : { touches: [], words: [] };
  return { knowledge: { store, graph, calls, ...seen }, subjects };
}
