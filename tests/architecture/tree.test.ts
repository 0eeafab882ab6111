import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import ts from 'typescript';
import { describe, expect, test, vi } from 'vitest';

import { findCircles, resolveImports } from './graph.ts';
import { MAY_SEE } from './rungs.ts';
import { inSrc, sources } from './sources.ts';

vi.setConfig({ testTimeout: 60_000 });

const VAGUE = ['constants', 'helpers', 'hooks', 'types', 'utils'];
const ONLY_IN_A_PAGE = new Set(['window', 'document', 'localStorage', 'sessionStorage', 'self']);

const { imports: aliases } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  imports: Record<string, string>;
};

/** `path: specifier` for each import that `isWrong` rejects. */
function wrongImports(isWrong: (path: string, specifier: string) => boolean): string[] {
  return sources.flatMap(({ path, imports }) =>
    imports.filter((what) => isWrong(path, what)).map((what) => `${path}: ${what}`),
  );
}

test('the source tree is not empty', () => {
  expect(inSrc.length).toBeGreaterThan(250);
  expect(sources.find(({ path }) => path === 'src/gateway/backend.server.ts')?.imports).toContain(
    '#mocks/server.ts',
  );
});

describe('what the linter does not see', () => {
  test('import() follows the layers too', () => {
    const breaches = wrongImports((path, what) => {
      const may = MAY_SEE[/^src\/(\w+)\//.exec(path)?.[1] ?? ''];
      const name = /^#(\w+)\//.exec(what)?.[1];
      if (!may || !name || /\.test\.tsx?$/.test(path)) return false;
      return !may.includes(name);
    });
    expect(breaches).toEqual([]);
  });

  test('there are no import cycles, import() and types included', () => {
    const next = new Map(inSrc.map(({ path, imports }) => [path, resolveImports(path, imports)]));
    expect(findCircles(next)).toEqual([]);
    next.set('src/lib/cents.ts', ['src/routes/home/home.tsx']);
    expect(findCircles(next)).toContain('src/lib/cents.ts');
  });

  test('generated/ is imported only by api, gateway, mocks, scripts and tests', () => {
    const mayOpen = /^(?:src\/api|src\/gateway|mocks|scripts|tests)\//;
    const breaches = wrongImports(
      (path, what) => /^#generated\/|(?<!drift)\/generated\//.test(what) && !mayOpen.test(path),
    );
    expect(breaches).toEqual([]);
  });

  test('the mock backend is imported only by the gateway and tests, and never imports the store', () => {
    const mayOpen = /^(?:mocks|scripts|tests|src\/gateway)\/|\.test\.tsx?$/;
    const breaches = wrongImports((path, what) => {
      if (path.startsWith('mocks/')) return /^#(?!mocks\/|generated\/)|\/src\//.test(what);
      return /^#mocks\/|\/mocks\//.test(what) && !mayOpen.test(path);
    });
    expect(breaches).toEqual([]);
  });

  test('the drift package imports only itself and what its manifest names', () => {
    const { devDependencies } = JSON.parse(readFileSync('scripts/drift/package.json', 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    const packages = Object.keys(devDependencies).map((name) => name.replace('@types/', ''));
    const named = new Set(packages);
    const isOwn = (path: string, what: string) =>
      what.startsWith('.')
        ? join(dirname(path), what).startsWith('scripts/drift/')
        : what.startsWith('node:') || named.has(/^(?:@[^/]+\/)?[^/]+/.exec(what)?.[0] ?? '');
    const breaches = wrongImports(
      (path, what) => path.startsWith('scripts/drift/') && !isOwn(path, what),
    );
    expect(breaches).toEqual([]);
  });

  test('the store hides in its traffic what the drift package hides in reports, by the same rules', () => {
    const own = 'src/lib/secrets.server.ts';
    const drifts = 'scripts/drift/report/secrets.ts';
    expect(readFileSync(own, 'utf8')).toBe(readFileSync(drifts, 'utf8'));
  });

  test('only tests and scripts import from tests/', () => {
    const breaches = wrongImports(
      (path, what) =>
        /^#tests\/|\/tests\//.test(what) && !/^(?:tests|scripts)\/|\.test\.tsx?$/.test(path),
    );
    expect(breaches).toEqual([]);
  });

  test('only readForm reads forms, so that each refuses what is none', () => {
    const readers = inSrc.filter(
      ({ path, text }) => /\.formData\(/.test(text) && !/\.test\.tsx?$/.test(path),
    );
    expect(readers.map(({ path }) => path)).toEqual(['src/commerce/form/read-form.ts']);
  });
});

describe('names', () => {
  test('every # name is declared, leads to a file, and is used', () => {
    const dead = wrongImports((_, what) => {
      if (!what.startsWith('#')) return false;
      const [alias, place] =
        Object.entries(aliases).find(([name]) => what.startsWith(name.slice(0, -1))) ?? [];
      if (!alias || !place) return true;
      return !existsSync(place.replace('*', what.slice(alias.length - 1)));
    });
    expect(dead).toEqual([]);
    const used = new Set(
      sources.flatMap(({ imports }) => imports.map((what) => what.split('/')[0])),
    );
    expect(Object.keys(aliases).filter((alias) => !used.has(alias.slice(0, -2)))).toEqual([]);
  });

  test('no folder has a generic name', () => {
    const folders = new Set(sources.flatMap(({ path }) => dirname(path).split('/')));
    expect(VAGUE.filter((name) => folders.has(name))).toEqual([]);
  });

  test('there are no barrels, but the door of the drift package', () => {
    expect(isBarrel("export * from './one.ts';\nexport { two } from './two.ts';\n")).toBe(true);
    const barrels = sources.filter(
      ({ path, text }) => /\/index\.tsx?$/.test(path) || isBarrel(text),
    );
    expect(barrels.map(({ path }) => path)).toEqual(['scripts/drift/index.ts']);
  });
});

test('no module of the store uses browser globals while it loads', () => {
  const early = inSrc.flatMap(({ path, text }) =>
    namesUsedOnLoad(parsed(path, text))
      .filter((name) => ONLY_IN_A_PAGE.has(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(early).toEqual([]);
});

test('that test sees code that runs at load, and no other code', () => {
  const text = `
    const wide = window.innerWidth > 400;
    const later = () => document.title;
    class Page { static title = document.title; now() { return self; } }
    const safe = typeof localStorage === 'undefined';
    const shape: { self: string } = { self: 'x'.document };
  `;
  expect(
    namesUsedOnLoad(parsed('planted.ts', text)).filter((name) => ONLY_IN_A_PAGE.has(name)),
  ).toEqual(['window', 'document']);
});

describe('formatting', () => {
  const FORMATTING = /\.toLocale(?:Date|Time)?String\(|\bIntl\./;

  /** A chart knows no shop, and finds the calendar's days and months on its axis by itself. */
  const ROOMS = ['src/commerce/format/', 'src/ui/chart/format.ts'];

  test('only commerce/format formats money, dates and counts, and charts their axes', () => {
    const elsewhere = inSrc.filter(
      ({ path, text }) => !ROOMS.some((room) => path.startsWith(room)) && FORMATTING.test(text),
    );
    expect(elsewhere.map(({ path }) => path)).toEqual([]);
  });

  test.each(["count.toLocaleString('en-US')", 'at.toLocaleTimeString()', 'new Intl.ListFormat()'])(
    'that test sees %s',
    (planted) => {
      expect(FORMATTING.test(planted)).toBe(true);
    },
  );
});

test('only lib/cookie writes cookies', () => {
  const writers = inSrc.filter(
    ({ path, text }) => /SameSite=Lax|sameSite/.test(text) && !/\.test\.tsx?$/.test(path),
  );
  expect(writers.map(({ path }) => path)).toEqual(['src/lib/cookie.ts']);
});

/** Whether a file only re-exports; `export * as name` of one file is not a barrel. */
function isBarrel(text: string): boolean {
  if (!/^export .*from /m.test(text)) return false;
  return parsed('barrel.ts', text).statements.every(
    (part) =>
      ts.isExportDeclaration(part) &&
      part.moduleSpecifier !== undefined &&
      !(part.exportClause && ts.isNamespaceExport(part.exportClause)),
  );
}

function parsed(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}

/** The identifiers that a module reads at load, outside functions and without `typeof name`. */
function namesUsedOnLoad(file: ts.SourceFile): string[] {
  const names: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isTypeNode(node) || ts.isTypeOfExpression(node)) return;
    if (ts.isPropertyAccessExpression(node)) return look(node.expression);
    if (ts.isPropertyAssignment(node)) return look(node.initializer);
    if (ts.isIdentifier(node)) names.push(node.text);
    ts.forEachChild(node, look);
  };
  look(file);
  return names;
}
