import type { Drift, Finding } from '../finding.ts';
import { inOrder } from './grade.ts';
import type { CompileError } from './compile.ts';
import type { Subject } from './subject.ts';

type Used = Drift & Pick<Finding, 'usage'>;

const SIDE = /^(?:mocks|tests|scripts)\//;

/** Gives every error to the finding that caused it, as far as place and words tell. */
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

/** Mocks, tests and scripts are not what a shopper uses: of those the files are named. */
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

/** The findings that come nearest; of those that bear on code the first, when nothing tells. */
function causesOf(
  findings: readonly Used[],
  subjects: readonly Subject[],
  error: CompileError,
): number[] {
  const nearness = findings.map((finding, index) => nearnessOf(finding, subjects[index], error));
  const best = Math.max(...nearness);
  return nearness.flatMap((one, index) => (one === best && one > 0 ? [index] : []));
}

/** From 4, its own line, down to 1, any finding that bears on code. */
function nearnessOf(
  { usage, code, operations, pointer }: Used,
  subject: Subject | undefined,
  error: CompileError,
) {
  if (code === 'none') return 0;
  const isHere =
    usage.grade === 'field' &&
    usage.files.some(({ file, line }) => file === error.file && line === error.line);
  if (isHere) return 4;
  const words = new Set(error.message.match(/[\w$]+/g));
  if (subject?.names.some((name) => words.has(name))) return 3;
  const isNamed = operations.some((id) =>
    [...words].some((word) => word.toLowerCase().includes(id.toLowerCase())),
  );
  const [name = ''] = (error.file.split('/').at(-1) ?? '').replaceAll('-', '').split('.');
  // `mocks/catalog/shape/search-product.ts` makes the contract's SearchProduct.
  if (pointer.toLowerCase().split('/').includes(name)) return 2;
  const [, schema = ''] = /\/schemas\/([^/]+)/.exec(pointer) ?? [];
  if (isNamed || words.has(schema) || usage.files.some(({ file }) => file === error.file)) return 2;
  return 1;
}
