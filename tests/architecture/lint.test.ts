import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { MAY_SEE, NAMES } from './rungs.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

type Complaint = { filename: string; code: string };

const folder = mkdtempSync(join(tmpdir(), 'planted-'));
const planted = new Map<string, string>();
let complaints: Complaint[];

afterAll(() => rmSync(folder, { recursive: true }));

function plant(path: string, text: string): string {
  planted.set(path, text);
  return path;
}

function importing(path: string, specifier: string): string {
  return plant(path, `import { it } from '${specifier}';\n\nexport const planted = it + 1;\n`);
}

function rulesBroken(path: string): string[] {
  return complaints.filter(({ filename }) => filename === path).map(({ code }) => code);
}

const LAYERS = 'eslint(no-restricted-imports)';

const rungs = Object.entries(MAY_SEE).map(([rung, may]) => ({
  rung,
  allowed: NAMES.filter((name) => may.includes(name)).map((name) => fileIn(rung, name)),
  refused: [
    ...NAMES.filter((name) => !may.includes(name)).map((name) => fileIn(rung, name)),
    importOutside(rung),
  ],
}));

/** Leaves the deepest folder that the linter allows in a rung. */
function importOutside(rung: string): string {
  const up = rung === 'features' ? '../../../' : '../../';
  return importing(`src/${rung}/planted/over-the-fence.ts`, `${up}other/thing.ts`);
}

function fileIn(rung: string, name: string): string {
  return importing(`src/${rung}/planted/sees-${name}.ts`, `#${name}/some/thing.ts`);
}

const inMocks = [
  ...NAMES.filter((name) => !['mocks', 'generated'].includes(name)).map((name) =>
    importing(`mocks/planted/sees-${name}.ts`, `#${name}/some/thing.ts`),
  ),
  importing('mocks/planted/sees-src.ts', '../../src/commerce/format/money.ts'),
];

const callsOut = "export const planted = () => fetch('/api/UI/GetMenu');\n";
const long = (lines: number) =>
  Array.from({ length: lines }, (_, line) => `export const planted${line} = ${line};\n`).join('');

function importingType(path: string, specifier: string): string {
  return plant(path, `import type { It } from '${specifier}';\n\nexport type Planted = It;\n`);
}

const wrong = {
  'a call past the transport': [
    plant('src/commerce/planted/calls.ts', callsOut),
    'eslint(no-restricted-globals)',
  ],
  'a second file that knows the unstable compiler': [
    importing('scripts/drift-store/impact/planted.ts', 'typescript-native/unstable/ast'),
    LAYERS,
  ],
  'a test that looks into a rung above': [
    importing('src/commerce/planted/list.test.tsx', '#features/some/thing.ts'),
    LAYERS,
  ],
  'a file of 301 lines': [plant('src/ui/planted/long.ts', long(301)), 'eslint(max-lines)'],
  'a circle of types in the shop': [
    importingType('src/commerce/planted/circle-one.ts', './circle-two.ts'),
    'import(no-cycle)',
  ],
  'a circle of types in the mock backend': [
    importingType('mocks/planted/circle-one.ts', './circle-two.ts'),
    'import(no-cycle)',
  ],
} as const;

importingType('mocks/planted/circle-two.ts', './circle-one.ts');
importingType('src/commerce/planted/circle-two.ts', './circle-one.ts');

const right = {
  'the one file that knows the compiler': importing(
    'scripts/drift-store/impact/compiler.ts',
    'typescript-native/unstable/ast',
  ),
  'a type from a file that is in a circle': importingType(
    'mocks/planted/beside-circle.ts',
    './circle-two.ts',
  ),
  'a test of a component that opens the mock backend': importing(
    'src/features/planted/list.test.tsx',
    '#mocks/node.ts',
  ),
  'a file of 300 lines': plant('src/ui/planted/full.ts', long(300)),
  'a call in the gateway': plant('src/gateway/planted/calls.ts', callsOut),
  'a call in the transport': plant('src/lib/transport.ts', callsOut),
};

/** All planted files, in a separate folder with the project's rules, in one run. */
beforeAll(async () => {
  copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
  for (const [path, text] of planted) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const output = await new Promise<string>((done) => {
    const oxlint = resolve('node_modules/.bin/oxlint');
    execFile(oxlint, ['--format=json'], { cwd: folder, maxBuffer: 1e8 }, (_, out) => done(out));
  });
  complaints = (JSON.parse(output) as { diagnostics: Complaint[] }).diagnostics;
});

describe.each(rungs)('src/$rung', ({ allowed, refused }) => {
  test.each(refused)('the linter refuses %s', (path) => {
    expect(rulesBroken(path)).toContain(LAYERS);
  });

  test('the linter allows imports from the layers below', () => {
    expect(allowed.filter((path) => rulesBroken(path).includes(LAYERS))).toEqual([]);
  });
});

test.each(inMocks)('the mock backend imports nothing from the store: %s', (path) => {
  expect(rulesBroken(path)).toContain(LAYERS);
});

test.each(Object.entries(wrong))('the linter refuses %s', (_, [path, rule]) => {
  expect(rulesBroken(path)).toContain(rule);
});

test.each(Object.entries(right))('the linter lets pass %s', (_, path) => {
  expect(rulesBroken(path)).toEqual([]);
});
