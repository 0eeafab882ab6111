/**
 * What findings mean for a store: which of its operations, functions, screens and lines they reach,
 * by its import graph and the type checker, and what of it stops compiling.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Drift, Finding, Usage } from '../finding.ts';
import { loadDocument, type ApiDocument } from '../document/document.ts';
import { callsOf } from './calls.ts';
import { withErrors } from './errors.ts';
import { usageOf, type Knowledge } from './grade.ts';
import { graphOf } from './graph.ts';
import { compileErrors, type CompileError } from './revision.ts';
import { openStore, type Store } from './store.ts';
import { subjectOf, type Subject } from './subject.ts';
import { touchesOf } from './touches.ts';

export type Used = Drift & Pick<Finding, 'usage'>;

/** Files of descriptions, and the folder of the store: this one when it is left out. */
type Options = { base: string; revision?: string; store?: string };

/**
 * Findings with how far the store depends on them. Where there is no store (no `src/`), or nothing
 * was found, nobody looks. With a revision, and a finding that bears on generated code, the store is
 * type-checked against what the revision generates; `Refusal` when a document cannot be read.
 */
export async function withUsage(drifts: Drift[], options: Options): Promise<Used[]> {
  const folder = resolve(options.store ?? '.');
  const unknown: Usage = { grade: 'unknown', files: [] };
  if (!existsSync(join(folder, 'src')))
    return drifts.map((drift) => ({ ...drift, usage: unknown }));
  if (drifts.length === 0) return [];
  const revision = options.revision ? await loadDocument(options.revision) : undefined;
  const bearsOnCode = drifts.some(({ code }) => code !== 'none');
  const checking = revision && bearsOnCode ? errorsOf(folder, revision.file) : [];
  const base = await loadDocument(options.base);
  const { knowledge, subjects } = look(openStore(folder), drifts, base, revision);
  const used = drifts.map((drift, index): Used => {
    const subject = subjects[index];
    return { ...drift, usage: subject ? usageOf(knowledge, drift, subject) : unknown };
  });
  return withErrors(used, subjects, await checking);
}

/** A revision that the generators refuse is told as an error at its own first line. */
function errorsOf(folder: string, file: string): Promise<CompileError[]> {
  return compileErrors(folder, file).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    return [{ file, line: 1, column: 1, code: 'generation', message }];
  });
}

function look(
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
