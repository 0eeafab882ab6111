/**
 * Plants one fault after the other in the product and runs the component tests that have to notice
 * it: a lost name, a key that does nothing, an announcement twice, a value that is cut. Prints a
 * table; fails if a fault is not noticed. Files are put back, also when it is interrupted.
 * `npm run test:mutants`, or with words of one fault: `npm run test:mutants -- order number`.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';

import type { PlantedBreak } from './planted-break.ts';

type Outcome = 'caught' | 'NOT CAUGHT' | 'NOT PLANTED' | 'DID NOT RUN';
type Row = { fault: string; outcome: Outcome; seconds: number };

// Node would end at once and leave the fault in its file; so it ends between two faults.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const wanted = process.argv.slice(2).join(' ');
const breaks = (await allBreaks()).filter(({ what }) => what.includes(wanted));
const rows: Row[] = [];
for (const planted of breaks) {
  rows.push(tryOut(planted));
  await setImmediate();
}
console.table(rows);
const lost = rows.filter(({ outcome }) => outcome !== 'caught');
console.log(`${rows.length - lost.length} of ${rows.length} faults are caught.`);
process.exit(lost.length > 0 || rows.length === 0 ? 1 : 0);

async function allBreaks(): Promise<PlantedBreak[]> {
  const files = globSync('tests/mutants/breaks/*.ts').toSorted();
  const modules = await Promise.all(
    files.map((file) => import(join(process.cwd(), file)) as Promise<{ breaks: PlantedBreak[] }>),
  );
  return modules.flatMap((module) => module.breaks);
}

function tryOut(planted: PlantedBreak): Row {
  const started = performance.now();
  const outcome = outcomeOf(planted);
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  console.log(`${outcome}: ${planted.what} (${seconds} s)`);
  return { fault: planted.what, outcome, seconds };
}

function outcomeOf({ file, from, to, caughtBy }: PlantedBreak): Outcome {
  const whole = readFileSync(file, 'utf8');
  if (whole.split(from).length !== 2) return 'NOT PLANTED';
  try {
    writeFileSync(
      file,
      whole.replace(from, () => to),
    );
    return outcomeOfTests(caughtBy);
  } finally {
    writeFileSync(file, whole);
  }
}

/** A file that cannot be loaded has noticed nothing: only a test that fails has. */
function outcomeOfTests(file: string): Outcome {
  const report = join(tmpdir(), `mutant-${process.pid}.json`);
  const vitest = ['node_modules/.bin/vitest', 'run', '--bail=1', '--testTimeout=30000'];
  const env = { ...process.env, PATIENCE: '5000' };
  spawnSync(process.execPath, [...vitest, '--reporter=json', `--outputFile=${report}`, file], {
    env,
    stdio: 'ignore',
  });
  try {
    const { numFailedTests, numPassedTests } = JSON.parse(readFileSync(report, 'utf8')) as {
      numFailedTests: number;
      numPassedTests: number;
    };
    if (numFailedTests > 0) return 'caught';
    return numPassedTests > 0 ? 'NOT CAUGHT' : 'DID NOT RUN';
  } catch {
    return 'DID NOT RUN';
  } finally {
    rmSync(report, { force: true });
  }
}
