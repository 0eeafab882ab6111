import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { listFolders } from './sources.ts';

type Manifest = { scripts: Record<string, string> };

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

const DOCS = ['*.md', 'docs/*.md', 'mocks/*.md', 'tests/**/*.md', 'scripts/*.md'].flatMap((glob) =>
  globSync(glob),
);

/** Files of decisions that a later decision has taken back. */
const REVERSED = new Set([
  'commerce/form/use-sent.ts',
  'routes/account-answer.ts',
  'src/api/pack.ts',
]);

/** Folders that builds and tests leave behind. */
const IGNORED = readFileSync('.gitignore', 'utf8').split(/\/?\n/);
const FOLDERS = listFolders('.').filter((name) => !name.startsWith('.') && !IGNORED.includes(name));
/** Decisions leave out `src`. */
const LAYERS = listFolders('src');

/** The paths that a text names as code: in the project, or below `src`; without `<placeholders>`. */
function findPaths(text: string): string[] {
  const code = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, words = '']) => words.split(' '));
  return code.filter((word) => {
    const first = /^([\w.-]+)\/[\w./{},*+-]*$/.exec(word)?.[1] ?? '';
    return FOLDERS.includes(first) || LAYERS.includes(first);
  });
}

function pathExists(path: string): boolean {
  return [path, `src/${path}`].some((each) =>
    /[{*]/.test(each) ? globSync(each).length > 0 : existsSync(each),
  );
}

/** The names of npm's scripts, and the files given to Node, that a text runs. */
function findCommands(text: string): { script?: string; file?: string }[] {
  return [
    ...[...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => ({ script })),
    ...[...text.matchAll(/\bnode ((?:scripts|tests)\/[\w./-]+)/g)].map(([, file = '']) => ({
      file,
    })),
  ];
}

describe.each(DOCS)('%s', (doc) => {
  const text = readFileSync(doc, 'utf8');

  test('names paths that exist', () => {
    const missing = findPaths(text).filter((path) => !pathExists(path) && !REVERSED.has(path));
    expect([...new Set(missing)]).toEqual([]);
  });

  test('links to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to = '']) => to);
    expect(links.filter((to) => !existsSync(join(dirname(doc), to)))).toEqual([]);
  });

  test('names commands that exist', () => {
    const missing = findCommands(text).filter(
      ({ script, file }) =>
        (script !== undefined && !(script in scripts)) || (file !== undefined && !existsSync(file)),
    );
    expect(missing).toEqual([]);
  });
});

test('those tests see a path and a command', () => {
  const text = 'See `src/gone.ts`, `commerce/gone/`; `node scripts/gone.ts` or `npm run gone`.';
  expect(findPaths(text)).toEqual(['src/gone.ts', 'commerce/gone/', 'scripts/gone.ts']);
  expect(findPaths(text).filter(pathExists)).toEqual([]);
  expect(findCommands(text)).toEqual([{ script: 'gone' }, { file: 'scripts/gone.ts' }]);
});

describe('the map of README.md', () => {
  const [, map = ''] =
    /## The map\n\n```\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? [];

  test('names each folder of the project and of src, and no other', () => {
    const named = [...map.matchAll(/^( {0,2})(\w+)\//gm)];
    const top = named.flatMap(([, indent, name = '']) => (indent === '' ? name : []));
    const layers = named.flatMap(([, indent, name = '']) => (indent === '' ? [] : name));
    expect(top.toSorted()).toEqual(FOLDERS);
    expect(layers.toSorted()).toEqual(LAYERS);
  });

  test('names the rooms of features', () => {
    const [, rooms = ''] = /features\/ +\d+ rooms: ([\s\S]*?)\./.exec(map) ?? [];
    expect(rooms.split(/,\s+/).toSorted()).toEqual(listFolders('src/features'));
    expect(map).toContain(`features/  ${listFolders('src/features').length} rooms`);
  });
});
