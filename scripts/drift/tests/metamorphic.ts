/**
 * `npm run drift:metamorphic`: removes nodes from public documents one by one; each must be told,
 * as gravely as its direction says, the other way round, and beside another one. The same documents
 * written otherwise must have no finding. They are in npm packages, fetched into a temporary folder;
 * `npm ci` does not bring them. Takes up to four minutes.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { documentFrom } from '../document/document.ts';
import { diffDocuments } from '../spec/diff/diff.ts';
import { compositions, reversals, type Missing } from './compositions.ts';
import { rewritings } from './public-rewritings.ts';
import { removals, reordered } from './removals.ts';
import type { Fields } from './removable.ts';

const PACKAGES = ['@readme/oas-examples@8.2.2', '@octokit/openapi@23.0.2'];
const DOCUMENTS: [file: string, nodes: number][] = [
  ['@readme/oas-examples/3.0/json/petstore.json', 300],
  ['@readme/oas-examples/3.0/json/star-trek.json', 150],
  ['@readme/oas-examples/3.1/json/train-travel.json', 300],
  ['@octokit/openapi/generated/api.github.com.json', 20],
  ['@octokit/openapi/generated/ghes-3.19.json', 20],
];

const folder = await mkdtemp(join(tmpdir(), 'drift-documents-'));
let failed = 0;
try {
  const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder];
  await promisify(execFile)('npm', [...install, ...PACKAGES]);
  for (const [file, nodes] of DOCUMENTS) {
    const text = await readFile(join(folder, 'node_modules', file), 'utf8');
    tryOn(file, JSON.parse(text) as Fields, nodes);
    await tryRewritings(JSON.parse(text) as Fields);
  }
} finally {
  await rm(folder, { recursive: true });
}
process.exitCode = failed > 0 ? 1 : 0;

function tryOn(file: string, document: Fields, nodes: number): void {
  const started = performance.now();
  const outcomes = removals(document, nodes);
  const wrong = outcomes.filter(({ right }) => !right);
  const same = diffDocuments(documentFrom(document), documentFrom(reordered(document))).length;
  const back = reversals(document, Math.ceil(nodes / 8));
  const two = compositions(document, Math.ceil(nodes / 8));
  failed += wrong.length + same + back.length + two.length;
  const kinds = new Set(outcomes.map(({ kind }) => kind)).size;
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${file}: ${outcomes.length} nodes of ${kinds} kinds, ${wrong.length} wrong; ` +
      `${same} findings in another order; ${back.length} not told the other way round, ` +
      `${two.length} not of two at once; ${seconds} s`,
  );
  for (const { kind, names, verdict } of wrong) {
    console.log(`  ${kind} /${names.join('/')}: ${verdict}`);
  }
  for (const { kind, names, missing } of [...back, ...two] satisfies Missing[]) {
    console.log(`  ${kind} /${names.join('/')} lacks ${missing.join(', ')}`);
  }
}

async function tryRewritings(document: Fields): Promise<void> {
  const started = performance.now();
  const found = await rewritings(document);
  failed += Object.values(found).reduce((sum, count) => sum + count, 0);
  const words = Object.entries(found).map(([way, count]) => `${count} ${way}`);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`  findings of the same, written otherwise: ${words.join(', ')}; ${seconds} s`);
}
