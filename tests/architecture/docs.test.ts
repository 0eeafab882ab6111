import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, test } from 'vitest';

type Manifest = { scripts: Record<string, string>; bin?: Record<string, string> };

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

const DOCS = ['*.md', 'docs/*.md', 'mocks/*.md', 'tests/**/*.md', 'scripts/*.md'].flatMap((glob) =>
  globSync(glob),
);

/** Files of decisions that a later decision has taken back. */
const TAKEN_BACK = new Set([
  'commerce/form/use-sent.ts',
  'routes/account-answer.ts',
  'src/api/pack.ts',
]);

/** What builds and tests leave behind. */
const IGNORED = readFileSync('.gitignore', 'utf8').split(/\/?\n/);
const FOLDERS = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map(({ name }) => name)
  .filter((name) => !IGNORED.includes(name));
/** Decisions leave out `src`. */
const LAYERS = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The paths that a text names as code: in the project, or below `src`; without `<placeholders>`. */
function pathsIn(text: string): string[] {
  const code = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, words = '']) => words.split(' '));
  return code.filter((word) => {
    const first = /^([\w.-]+)\/[\w./{},*+-]*$/.exec(word)?.[1] ?? '';
    return FOLDERS.includes(first) || LAYERS.includes(first);
  });
}

function isThere(path: string): boolean {
  return [path, `src/${path}`].some((each) =>
    /[{*]/.test(each) ? globSync(each).length > 0 : existsSync(each),
  );
}

/** The names of npm's scripts, and the files given to Node, that a text runs. */
function commandsIn(text: string): { script?: string; file?: string }[] {
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
    const missing = pathsIn(text).filter((path) => !isThere(path) && !TAKEN_BACK.has(path));
    expect([...new Set(missing)]).toEqual([]);
  });

  test('links to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to = '']) => to);
    expect(links.filter((to) => !existsSync(join(dirname(doc), to)))).toEqual([]);
  });

  test('names commands that exist', () => {
    const missing = commandsIn(text).filter(
      ({ script, file }) =>
        (script !== undefined && !(script in scripts)) || (file !== undefined && !existsSync(file)),
    );
    expect(missing).toEqual([]);
  });
});

test('those tests see a path and a command', () => {
  const text = 'See `src/gone.ts`, `commerce/gone/`; `node scripts/gone.ts` or `npm run gone`.';
  expect(pathsIn(text)).toEqual(['src/gone.ts', 'commerce/gone/', 'scripts/gone.ts']);
  expect(pathsIn(text).filter(isThere)).toEqual([]);
  expect(commandsIn(text)).toEqual([{ script: 'gone' }, { file: 'scripts/gone.ts' }]);
});

describe('the map of README.md', () => {
  const [, map = ''] =
    /## The map\n\n```\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? [];

  test('names each folder of the project and of src, and no other', () => {
    const named = [...map.matchAll(/^( {0,2})(\w+)\//gm)];
    const top = named.flatMap(([, indent, name = '']) => (indent === '' ? name : []));
    const layers = named.flatMap(([, indent, name = '']) => (indent === '' ? [] : name));
    expect(top.toSorted()).toEqual(FOLDERS.toSorted());
    expect(layers.toSorted()).toEqual(LAYERS.toSorted());
  });

  test('names the rooms of features', () => {
    const [, rooms = ''] = /features\/ +\d+ rooms: ([\s\S]*?)\./.exec(map) ?? [];
    expect(rooms.split(/,\s+/).toSorted()).toEqual(readdirSync('src/features').toSorted());
    expect(map).toContain(`features/  ${readdirSync('src/features').length} rooms`);
  });
});
