/**
 * Walks through the built store in Firefox and in WebKit: axe on each screen, no sideways scroll at
 * 320 and 390 px, no error in the console and none that the page reports. Then keeps tabs open while
 * the store is renewed. Prints a table;
 * `npm run test:engines`, or `npm run test:engines -- WebKit` for one. Skips an engine that is not
 * installed.
 */
import { inspect } from 'node:util';

import { STILL_CLOCK } from '../../scripts/still-clock.ts';
import { startStore } from '../server/start-store.ts';
import type { Engine } from './driver.ts';
import { firefox } from './firefox.ts';
import { walkOver } from './over-a-release.ts';
import { twoReleases } from './two-releases.ts';
import { walk } from './walk.ts';
import { webkit } from './webkit.ts';

type Row = { engine: string; screen: string; wrong: number };

const rows: Row[] = [];
const faults: string[] = [];

function tell(engine: string, screen: string, found: string[]): void {
  rows.push({ engine, screen, wrong: found.length });
  faults.push(...found.map((fault) => `${engine}, ${screen}: ${fault}`));
}

const [wanted] = process.argv.slice(2);
const engines = [firefox, webkit].filter(({ name }) => !wanted || name === wanted);
const releases = await twoReleases();
for (const engine of engines) await walkIn(engine);
await releases.stop();
console.table(rows);
for (const fault of faults) console.log(fault);
console.log(`${rows.length} screens, ${faults.length} wrong`);
process.exit(faults.length > 0 ? 1 : 0);

/** Each engine has a store of its own, whose reports are about this engine alone. */
async function walkIn({ name, start }: Engine): Promise<void> {
  const driver = await start();
  if (typeof driver === 'string') return console.log(`Skipped ${name}: ${driver}`);
  const store = await startStore({
    MOCK_CLOCK: STILL_CLOCK,
    THROTTLE: 'off',
    REPORTS_MODULE: 'tests/engines/print-report.ts',
  });
  try {
    await walk(driver, store.url, (screen, found) => tell(name, screen, found));
  } catch (error) {
    tell(name, 'the next one', [inspect(error)]);
  }
  await walkOver(driver, releases, (walked, found) => tell(name, walked, found));
  await driver.close();
  store.stop();
  tell(name, 'reports of the store', store.said().split('\n').filter(Boolean));
}
