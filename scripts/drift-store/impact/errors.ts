import type { Drift, Finding } from '../../drift/finding.ts';
import { inOrder } from './grade.ts';
import type { CompileError } from './compile.ts';
import type { Subject } from '../../drift/client/subject.ts';

type Used = Drift & Pick<Finding, 'usage'>;

const SIDE = /^(?:mocks|tests|scripts)\//;

/** Adds every compile error to the finding that probably caused it, by place and words. */
export function withErrors(
  findings: readonly Used[],
  subjects: readonly Subject[],
  errors: readonly CompileError[],
): Used[] {
  const given = new Map<number, CompileError[]>();
  for (const error of errors) {
    for (const index of causesOf(findings, subjects, error)) {
      given.set(index, [...(given.get(index) ?? []), error]);
    }
  }
  return findings.map((finding, index) => {
    const own = given.get(index);
    if (!own) return finding;
    return { ...finding, usage: usageWith(finding.usage, own) };
  });
}

/** Customers do not use mocks, tests and scripts: for those only the files are named. */
function usageWith(usage: Used['usage'], all: readonly CompileError[]): Used['usage'] {
  const errors = all.filter(({ file }) => file.startsWith('src/') || !SIDE.test(file));
  const others = all.filter((error) => !errors.includes(error));
  const places = errors.map(({ file, line, column }) => ({ file, line, column }));
  const elsewhere = [...new Set(others.map(({ file }) => file))].toSorted();
  return {
    ...usage,
    files: inOrder([...usage.files, ...places]),
    ...(errors.length > 0 ? { errors } : {}),
    ...(others.length > 0 ? { elsewhere: { errors: others.length, files: elsewhere } } : {}),
  };
}

/** The findings that are nearest to an error. */
function causesOf(
  findings: readonly Used[],
  subjects: readonly Subject[],
  error: CompileError,
): number[] {
  const nearness = findings.map((finding, index) => nearnessOf(finding, subjects[index], error));
  const best = Math.max(...nearness);
  return nearness.flatMap((one, index) => (one === best && one > 0 ? [index] : []));
}

/** From 4, the very line of a finding, down to 1, a finding that can affect code at all. */
function nearnessOf(
  { usage, code, operations, pointer }: Used,
  subject: Subject | undefined,
  error: CompileError,
) {
  if (code === 'none') return 0;
  const inFile = usage.files.filter(({ file }) => file === error.file);
  if (usage.grade === 'field' && inFile.some(({ line }) => line === error.line)) return 4;
  const words = new Set(error.message.match(/[\w$]+/g));
  if (subject?.names.some((name) => words.has(name))) return 3;
  const isNear =
    inFile.length > 0 ||
    isNamedLike(pointer, error.file) ||
    words.has(schemaIn(pointer)) ||
    namesOperation(words, operations);
  return isNear ? 2 : 1;
}

/** `mocks/catalog/shape/search-product.ts` makes the contract's SearchProduct. */
function isNamedLike(pointer: string, file: string): boolean {
  const [name = ''] = (file.split('/').at(-1) ?? '').replaceAll('-', '').split('.');
  return pointer.toLowerCase().split('/').includes(name);
}

function schemaIn(pointer: string): string {
  return /\/schemas\/([^/]+)/.exec(pointer)?.[1] ?? '';
}

function namesOperation(words: ReadonlySet<string>, operations: readonly string[]): boolean {
  return operations.some((id) =>
    [...words].some((word) => word.toLowerCase().includes(id.toLowerCase())),
  );
}
