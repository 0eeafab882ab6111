import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

import { withoutHooks } from '../../generate/hooks.ts';
import { withoutNulls } from '../../generate/nulls.ts';
import type { Store } from './store.ts';

const WRITTEN = '{src,mocks,tests,scripts}/**/*.{ts,tsx}';
const GENERATED = '{hooks,models}/**/!(*.msw).ts';
/** Tables of all operations and types; an import of one rarely uses all of it. */
const TABLES = '{operations.ts,schema.d.ts}';
const OPERATIONS = 'generated/operations.ts';
const UNASKED = /^generated\/|^src\/.*\.test\.tsx?$/;
/** The import names of the two, see revision.ts. */
const TRANSPORT = /(?<=from ')[./]+(?:src\/lib\/)?(?:transport|request)/g;
const ROOT = 'src/root.tsx';
const IMPORT = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

/**
 * The files that are affected when the code in `generated` replaces the store's: those that import
 * a changed file, directly or indirectly. A file that imports a table is affected if it contains
 * the name of a changed declaration or of a call in `called`, or imports the table of operations
 * itself, since it may list them all.
 */
export function affectedBy(store: Store, generated: string, called: string[]): string[] {
  const { folder } = store;
  const texts = new Map<string, string>();
  for (const path of globSync([WRITTEN, `generated/${GENERATED}`], { cwd: folder })) {
    texts.set(path.replaceAll(sep, '/'), readFileSync(join(folder, path), 'utf8'));
  }
  const importers = importersOf(store, texts);
  const changed = changedIn(folder, generated, GENERATED);
  const names = namesIn(closure(importers, changed));
  const words = wordPattern([...names, ...called]);
  const tables = changedIn(folder, generated, TABLES);
  const isNaming = (file: string) => words.test(texts.get(file) ?? '');
  const naming = [...closure(importers, tables)].filter(isNaming);
  const lists = tables.includes(OPERATIONS) ? (importers.get(OPERATIONS) ?? []) : [];
  const all = new Set([...closure(importers, [...changed, ...naming]), ...lists]);
  // Mocks, tests and scripts import nearly everything.
  const near = new Set(lists);
  for (const one of changed) for (const by of importers.get(one) ?? []) near.add(by);
  const isFelt = (file: string) => file.startsWith('src/') || near.has(file) || isNaming(file);
  return [...all].filter((file) => texts.has(file) && !UNASKED.test(file) && isFelt(file));
}

type Importers = ReadonlyMap<string, ReadonlySet<string>>;

function importersOf(store: Store, texts: ReadonlyMap<string, string>): Importers {
  const found = new Map<string, Set<string>>();
  for (const [file, text] of texts) {
    for (const [, specifier = ''] of text.matchAll(IMPORT)) {
      const target = targetOf(store, file, specifier, text);
      if (target) found.set(target, (found.get(target) ?? new Set()).add(file));
    }
  }
  return found;
}

function targetOf(store: Store, file: string, specifier: string, text: string): string | undefined {
  // The types of a route depend on its module, and on the root's if it uses that.
  if (specifier.includes('/+types/')) return /\bmatches\b/.test(text) ? ROOT : undefined;
  const target = store.resolve(file, specifier);
  // Generated code imports without the extension.
  return target && (/\.tsx?$/.test(target) ? target : `${target}.ts`);
}

function closure(importers: Importers, starts: Iterable<string>): Set<string> {
  const found = new Set(starts);
  for (const one of found) for (const by of importers.get(one) ?? []) found.add(by);
  return found;
}

/** Generated files that are new, removed or changed. */
function changedIn(folder: string, generated: string, pattern: string): string[] {
  const before = join(folder, 'generated');
  const paths = [before, generated].flatMap((cwd) => globSync(pattern, { cwd }));
  return [...new Set(paths)]
    .filter((path) => codeIn(before, path) !== codeIn(generated, path))
    .map((path) => `generated/${path.replaceAll(sep, '/')}`);
}

function codeIn(root: string, path: string): string | undefined {
  const file = join(root, path);
  if (!existsSync(file)) return undefined;
  return withoutHooks(withoutNulls(readFileSync(file, 'utf8'))).replaceAll(TRANSPORT, 'transport');
}

/** `SearchProduct` of `generated/models/searchProduct.ts`. */
function namesIn(files: Iterable<string>): string[] {
  return [...files].flatMap((file) => {
    const [, first = '', rest = ''] = /^generated\/models\/(.)(.*)\.ts$/.exec(file) ?? [];
    return first ? [first.toUpperCase() + rest] : [];
  });
}

function wordPattern(words: string[]): RegExp {
  const all = words.filter(Boolean).map((word) => word.replaceAll(/\W/g, '\\$&'));
  return new RegExp(all.length > 0 ? `(?<![\\w$])(?:${all.join('|')})(?![\\w$])` : '(?!)');
}
