/**
 * The score of the drift command over the cases of tests/drift. `--with-redocly` runs `redocly
 * diff` on the same pairs, which takes minutes; `--fuzz 2000` is the number of random pairs. At the
 * end it tells time and memory for large documents, beside those of `redocly diff`; `--large` tells
 * that alone. Public documents are fetched from the npm registry, once.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';

import { fuzz } from './drift/tests/fuzz.ts';
import { tellLarge } from './drift/tests/large/table.ts';
import { allPairs, type DocumentPair } from './drift/tests/pairs.ts';
import { countsIn, redoclyDiff } from './drift/tests/redocly.ts';
import { documentFrom } from './drift/document/document.ts';
import type { Drift, Verdict } from './drift/finding.ts';
import { score as scoreGenerated } from './drift-store/generated/leg.ts';
import { score as scoreHar } from './drift/har/score.ts';
import { score as scoreUsage } from './drift-store/impact/score.ts';
import { score as scoreLive } from './drift-store/live-score.ts';
import { score as scoreMocks } from './drift-store/mocks/leg.ts';
import { compareDocuments, verdictOf } from './drift/spec/leg.ts';

type Judged = DocumentPair & { verdict: Verdict };

const { values: options } = parseArgs({
  options: {
    'with-redocly': { type: 'boolean', default: false },
    fuzz: { type: 'string', default: '2000' },
    large: { type: 'boolean', default: false },
  },
});

if (!options.large) await tellScore();
await tellLarge('node_modules/.cache/large', 'scripts/drift.ts');

async function tellScore(): Promise<void> {
  const pairs = allPairs();
  const found: Drift[] = [];
  const judged = pairs.map((pair): Judged => {
    const drifts = compareDocuments(documentFrom(pair.base), documentFrom(pair.revision));
    found.push(...drifts);
    return Object.assign({ verdict: verdictOf(drifts) }, pair);
  });

  console.log(`spec: ${pairs.length} pairs`);
  tell('ours', judged);
  if (options['with-redocly']) await tellRedocly(pairs);
  tellWitnesses(found);
  for (const pair of judged.filter(({ verdict, expected }) => verdict !== expected)) {
    console.log(`  ${pair.name}: ${pair.verdict} for ${pair.expected}, as ${pair.why}`);
  }
  await fuzz(Number(options.fuzz));
  console.log(`fuzz: ${options.fuzz} random pairs, each twice alike, with the exit code 0 or 1`);
  await tellOtherLegs('generated/openapi.json');
}

function tell(who: string, all: Judged[]): void {
  const of = (right: (pair: Judged) => boolean) => all.filter(right);
  const breaking = of(({ expected }) => expected === 'breaking');
  const compatible = of(({ expected, rewriting }) => expected === 'safe' && !rewriting);
  const rewritings = of(({ rewriting }) => rewriting);
  const risky = of(({ expected }) => expected === 'risky');
  console.log(
    `  ${who}: ${count(breaking, 'breaking')} of ${breaking.length} breaking found, ` +
      `${count(compatible, 'breaking')} false alarms on ${compatible.length} compatible changes, ` +
      `${rewritings.length - count(rewritings, 'none')} on ${rewritings.length} rewritings, ` +
      `${count(risky, 'risky')} of ${risky.length} risky`,
  );
}

function count(all: Judged[], verdict: Verdict): number {
  return all.filter((pair) => pair.verdict === verdict).length;
}

function tellWitnesses(drifts: Drift[]): void {
  const bodies = drifts.filter(
    ({ wire, at, id }) =>
      wire === 'breaking' &&
      /^(request|response)-/.test(id) &&
      !/-media-type-|response-body-/.test(id) &&
      !/ (query|header|path|cookie) /.test(at),
  );
  const shown = bodies.filter(({ witness }) => witness).length;
  const missing = [...new Set(bodies.filter(({ witness }) => !witness).map(({ id }) => id))];
  const percent = Math.round((100 * shown) / bodies.length);
  console.log(
    `  witnesses: ${shown} of ${bodies.length} breaking findings in bodies (${percent} %)`,
  );
  if (missing.length > 0) console.log(`  without: ${missing.join(', ')}`);
}

async function tellOtherLegs(base: string): Promise<void> {
  const usage = await scoreUsage();
  console.log(`usage: ${usage.right} of ${usage.cases} grades right`);
  const har = await scoreHar();
  console.log(
    `har: ${har.rightly} of ${har.drifted} drifted exchanges at the right severity, ` +
      `${har.falseAlarms} false alarms on ${har.clean} clean ones`,
  );
  const live = await scoreLive();
  console.log(
    `live: ${live.found} of ${live.mutations} mutations found, ${live.falseAlarms} false, ` +
      `${live.seconds.toFixed(1)} s`,
  );
  const { drifts, seconds, ...figures } = await scoreGenerated({ base });
  console.log(`generated: ${drifts} findings, ${inWords(figures)}, ${seconds.toFixed(1)} s`);
  const mocks = await scoreMocks({ base });
  const { drifts: faults, seconds: took, ...seen } = mocks;
  console.log(`mocks: ${faults} findings, ${inWords(seen)}, ${took.toFixed(1)} s`);
}

function inWords(figures: Record<string, number>): string {
  return Object.entries(figures)
    .map(([what, number]) => `${number} ${what}`)
    .join(', ');
}

async function tellRedocly(pairs: DocumentPair[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'redocly-'));
  const results: Judged[] = [];
  let unread = 0;
  try {
    for (const pair of pairs) {
      const verdict = await redoclyVerdict(folder, pair);
      if (verdict) results.push(Object.assign({}, pair, { verdict }));
      else unread += 1;
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  if (results.length === 0) console.log('  redocly diff: not in the Redocly CLI that is installed');
  else tell(`redocly diff${unread > 0 ? ` (${unread} pairs not read)` : ''}`, results);
}

/** Redocly's `major` is breaking, no change is none; `undefined` if there is no report. */
async function redoclyVerdict(folder: string, pair: DocumentPair): Promise<Verdict | undefined> {
  const [base, revision] = [join(folder, 'base.json'), join(folder, 'revision.json')];
  await writeFile(base, JSON.stringify(pair.base));
  await writeFile(revision, JSON.stringify(pair.revision));
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      await redoclyDiff(base, revision),
    );
    const summary = countsIn(JSON.parse(stdout.slice(stdout.indexOf('{'))));
    if (summary.major > 0) return 'breaking';
    return summary.minor + summary.patch > 0 ? 'safe' : 'none';
  } catch {
    return undefined;
  }
}
