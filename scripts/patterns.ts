/**
 * Checks that every regular expression in `src` takes linear time on any text, with recheck. A pattern
 * that does not is rewritten, or it is an exception that names the bound of its texts.
 */
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { check } from 'recheck';
import ts from 'typescript';

import { EXCEPTIONS } from './patterns-excepted.ts';

/** A regular expression as it is written, and the files that have it. */
export type Pattern = { text: string; files: string[] };

/** Verdicts of earlier runs, by the text of the pattern. */
const CACHE = 'node_modules/.cache/patterns.json';
/** recheck's version is a part of the key: another one may judge otherwise. */
const { version } = JSON.parse(await readFile('node_modules/recheck/package.json', 'utf8')) as {
  version: string;
};
/** recheck finds most verdicts within 0.1 s. A pattern without one in this time is a fault. */
const TIMEOUT_MS = 10_000;
const AT_ONCE = 2;

/** The patterns of a file: literals, and the arguments of `RegExp` as they are written. */
export function patternsIn(path: string, source: string): string[] {
  const found: string[] = [];
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    if (ts.isNewExpression(node) || ts.isCallExpression(node)) {
      const { expression, arguments: args } = node;
      if (expression.getText(file) === 'RegExp') found.push(composed(path, args));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** `RegExp('a+', 'u')` as the literal `/a+/u`. Other arguments are known only at run time. */
function composed(path: string, args: readonly ts.Node[] = []): string {
  const [source, flags] = args;
  if (source && ts.isStringLiteralLike(source) && (!flags || ts.isStringLiteralLike(flags)))
    return `/${source.text}/${flags?.text ?? ''}`;
  return `RegExp in ${path}`;
}

/** "safe", or recheck's reason why it may not be. */
export async function judgePattern(text: string): Promise<string> {
  const [, source, flags] = /^\/(.*)\/([a-z]*)$/s.exec(text) ?? [];
  if (source === undefined || flags === undefined) return 'known only at run time';
  // Without a repetition the work at each character has a fixed bound.
  if (!/[*+{]/.test(source)) return 'safe';
  const found = await check(source, flags, { timeout: TIMEOUT_MS });
  if (found.status === 'safe') return 'safe';
  return found.status === 'vulnerable'
    ? found.complexity.summary
    : `no verdict: ${found.error.kind}`;
}

/** One line for each pattern that is neither linear nor an exception, and for each exception in vain. */
export async function faultsOf(
  patterns: readonly Pattern[],
  exceptions: Readonly<Record<string, string>>,
  judge: (text: string) => Promise<string>,
): Promise<string[]> {
  const written = new Set(patterns.map(({ text }) => text));
  const faults = Object.keys(exceptions)
    .filter((text) => !written.has(text))
    .map((text) => `No file has the excepted pattern ${text}`);
  const left = patterns.filter(({ text }) => !Object.hasOwn(exceptions, text));
  const next = async (): Promise<void> => {
    const pattern = left.pop();
    if (!pattern) return;
    const verdict = await judge(pattern.text);
    if (verdict !== 'safe')
      faults.push(`${pattern.text}: ${verdict}, in ${pattern.files.join(', ')}`);
    return next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return faults;
}

/** All patterns of the files of a folder, tests left out. */
async function patternsBelow(folder: string): Promise<Pattern[]> {
  const files = new Map<string, string[]>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!/\.(?:tsx?|js)$/.test(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    for (const text of new Set(patternsIn(path, await readFile(path, 'utf8'))))
      files.set(text, [...(files.get(text) ?? []), path]);
  }
  return [...files].map(([text, paths]) => ({ text, files: paths }));
}

async function readCache(): Promise<Record<string, string>> {
  const text = await readFile(CACHE, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, string>;
}

async function main(): Promise<void> {
  const cache = await readCache();
  const patterns = await patternsBelow('src');
  const faults = await faultsOf(patterns, EXCEPTIONS, async (text) => {
    const key = `${version} ${text}`;
    const verdict = cache[key] ?? (await judgePattern(text));
    // A machine with much to do finds no verdict in time: the next run tries again.
    if (!verdict.startsWith('no verdict')) cache[key] = verdict;
    return verdict;
  });
  await mkdir(dirname(CACHE), { recursive: true });
  await writeFile(CACHE, JSON.stringify(cache, null, 1));
  for (const fault of faults) console.log(fault);
  console.log(`${patterns.length} patterns, ${faults.length} faults`);
  // recheck's own process would keep this one alive.
  process.exit(faults.length > 0 ? 1 : 0);
}

if (import.meta.main) await main();
