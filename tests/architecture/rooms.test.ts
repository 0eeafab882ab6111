import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test, vi } from 'vitest';

import { findCircles, resolveImports, type Graph } from './graph.ts';
import { inSrc, listFolders } from './sources.ts';

vi.setConfig({ testTimeout: 60_000 });

/** The rooms of features, whose names the folders of routes and of browser tests have too. */
const ROOMS = [
  'account',
  'articles',
  'cart',
  'checkout',
  'home',
  'market',
  'orders',
  'portfolio',
  'product',
  'sell',
  'shop',
  'site',
  'tax',
  'tools',
];

/** Addresses without a screen, and what surrounds every screen. */
const NO_ROOMS = { 'src/routes': ['server'], 'tests/e2e': ['shell'] };

/** Each file of the store, without tests, with the files that it imports, types and `import()` too. */
const graph: Graph = new Map(
  inSrc
    .filter(({ path }) => !/\.test\.tsx?$/.test(path))
    .map(({ path, imports }) => [path, resolveImports(path, imports)]),
);

describe('rooms', () => {
  test('features have these rooms', () => {
    expect(listFolders('src/features')).toEqual(ROOMS);
  });

  test.each(Object.entries(NO_ROOMS))('%s has folders for rooms only', (folder, others) => {
    const known = new Set([...ROOMS, ...others]);
    expect(listFolders(folder).filter((name) => !known.has(name))).toEqual([]);
  });

  test('a room has at most two levels of folders', () => {
    const deep = inSrc.filter(({ path }) => /^src\/features(?:\/[^/]+){4,}\//.test(path));
    expect(deep.map(({ path }) => path)).toEqual([]);
  });

  test('a room imports no other room, by alias or by path', () => {
    const breaches = inSrc.flatMap(({ path, imports }) =>
      resolveImports(path, imports)
        .filter((file) => findRoom(path) && findRoom(file) && findRoom(file) !== findRoom(path))
        .map((file) => `${path}: ${file}`),
    );
    expect(breaches).toEqual([]);
  });
});

describe('the folders of a room', () => {
  test.each(ROOMS)('%s has no circle between folders', (room) => {
    const root = `src/features/${room}`;
    const below = readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ parentPath, name }) => join(parentPath, name));
    const circles = [root, ...below].map((folder) => ({
      folder,
      circle: findCircles(collapseFolder(folder, graph)),
    }));
    expect(circles.filter(({ circle }) => circle.length > 0)).toEqual([]);
  });

  test('that test sees a circle through a file that stands above two folders', () => {
    const planted = collapseFolder(
      'src/features/cart',
      new Map([
        ['src/features/cart/lines/line.ts', ['src/features/cart/total.ts']],
        ['src/features/cart/total.ts', ['src/features/cart/page/page.ts']],
        ['src/features/cart/page/page.ts', ['src/features/cart/lines/tick.ts']],
        ['src/features/cart/lines/tick.ts', []],
      ]),
    );
    expect(findCircles(planted).toSorted()).toEqual(['lines', 'page', 'total.ts']);
  });
});

describe('commerce', () => {
  /** They hold what any room may need one day: every format, field and message stands in one place. */
  const FOR_ALL = /^src\/commerce\/(?:format|fields|words)\//;

  test('has only what two rooms use, or a room and the shell', () => {
    const users = invertGraph(graph);
    const single = [...graph.keys()]
      .filter((path) => path.startsWith('src/commerce/') && !FOR_ALL.test(path))
      .filter((path) => findUsers(path, users).size < 2);
    expect(single).toEqual([]);
  });

  test('that test follows imports through commerce, and takes a route for its room', () => {
    const users = invertGraph(
      new Map([
        ['src/features/cart/page.ts', ['src/commerce/outer.ts']],
        ['src/routes/cart/cart.tsx', ['src/commerce/inner.ts']],
        ['src/shell/header.ts', ['src/commerce/outer.ts']],
        ['src/commerce/outer.ts', ['src/commerce/inner.ts', 'src/commerce/deep.ts']],
      ]),
    );
    expect([...findUsers('src/commerce/inner.ts', users)].toSorted()).toEqual(['cart', 'shell']);
    expect(findUsers('src/commerce/other.ts', users).size).toBe(0);
  });
});

describe('CONTRIBUTING.md', () => {
  const text = readFileSync('CONTRIBUTING.md', 'utf8');
  /** Each noun of its table, with the room that it leads to. */
  const rows = [...text.matchAll(/^\| ([a-z, -]+) \| `([a-z]+)`/gm)].flatMap(
    ([, nouns = '', room = '']) => nouns.split(', ').map((noun) => ({ noun, room })),
  );

  test('names every room', () => {
    expect(ROOMS.filter((room) => !text.includes(`\`${room}\``))).toEqual([]);
  });

  test('leads from every noun of the contract, of src/api and of the mock backend to a room', () => {
    const noNouns = new Set(['art', 'backend', 'cache', 'contract', 'paper']);
    const paths = readdirSync('openapi/paths').map((file) => file.replace('.yaml', ''));
    const nouns = new Set([...paths, ...listFolders('src/api'), ...listFolders('mocks')]);
    expect(rows.map(({ noun }) => noun).toSorted()).toEqual(
      [...nouns].filter((noun) => !noNouns.has(noun)).toSorted(),
    );
    expect(rows.filter(({ room }) => !ROOMS.includes(room))).toEqual([]);
  });

  test('leads to a room that calls the noun', () => {
    const wrong = rows.filter(({ noun, room }) => {
      const calls = [...graph].some(
        ([path, imports]) =>
          findUser(path) === room && imports.some((file) => file.startsWith(`src/api/${noun}/`)),
      );
      return existsSync(`src/api/${noun}`) && !calls;
    });
    expect(wrong).toEqual([]);
  });
});

function findRoom(path: string): string | undefined {
  return /^src\/features\/([\w-]+)\//.exec(path)?.[1];
}

/** The room that a file belongs to, a route's too; `shell` for what surrounds every screen. */
function findUser(path: string): string | undefined {
  if (/^src\/(?:shell\/|root\.|entry\.)/.test(path)) return 'shell';
  return findRoom(path) ?? /^src\/routes\/([\w-]+)\//.exec(path)?.[1];
}

/** The folders and files in a folder, each with those beside it that it imports. */
function collapseFolder(folder: string, files: Graph): Graph {
  const beside = (path: string) =>
    path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : undefined;
  const found = new Map<string, string[]>();
  for (const [path, imports] of files) {
    const from = beside(path);
    if (from === undefined) continue;
    const to = imports.flatMap((file) => beside(file) ?? []).filter((name) => name !== from);
    found.set(from, [...(found.get(from) ?? []), ...to]);
  }
  return found;
}

function invertGraph(files: Graph): Graph {
  const users = new Map<string, string[]>();
  for (const [path, imports] of files) {
    for (const file of imports) users.set(file, [...(users.get(file) ?? []), path]);
  }
  return users;
}

/** The rooms that use a file, directly or through files without a room. */
function findUsers(file: string, users: Graph): Set<string> {
  const rooms = new Set<string>();
  const seen = new Set([file]);
  for (const path of seen) {
    for (const user of users.get(path) ?? []) {
      const room = findUser(user);
      if (room === undefined) seen.add(user);
      else rooms.add(room);
    }
  }
  return rooms;
}
