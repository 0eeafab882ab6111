import { expect, type Page } from '@playwright/test';

/**
 * Milliseconds for `count` on the slow reference machine, about four times a developer's machine.
 * Results are scaled to it from the machine that runs the test.
 */
const SLOW_COUNT_MS = 84;

/** Milliseconds without work after which a page has settled, and the work that does not count. */
const QUIET_MS = 300;
const IDLE_WORK_MS = 5;

/**
 * The median and the least of milliseconds from a press to the next frame, scaled to the slow machine. Measures
 * the page's own CPU time, which does not depend on other load, from when the page has settled: what
 * it still loads is not the answer to a press. The work of `before` each press does not count.
 */
export async function workOfPresses(
  page: Page,
  presses: (() => Promise<unknown>)[],
  before: () => Promise<unknown> = async () => undefined,
) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  };
  const spent = async (act: () => Promise<unknown>) => {
    const before = await worked();
    await act();
    return (await worked()) - before;
  };
  const painted = () => page.evaluate(() => new Promise(requestAnimationFrame));
  const quiet = () => page.evaluate((ms) => new Promise((end) => setTimeout(end, ms)), QUIET_MS);
  await expect.poll(() => spent(quiet), 'the page settles').toBeLessThan(IDLE_WORK_MS);
  // Measuring takes time too, most of all the first time; it is subtracted.
  await painted();
  const look = await spent(painted);
  const each: number[] = [];
  for (const press of presses) {
    await before();
    await painted();
    // Just before each press: what runs beside it slows the caches, and so both, from time to time.
    const slower = SLOW_COUNT_MS / (await spent(() => page.evaluate(count)));
    const work = await spent(async () => {
      await press();
      await painted();
    });
    each.push((work - look) * slower);
  }
  const middle = each.toSorted((one, other) => one - other)[Math.floor(each.length / 2)] ?? NaN;
  return { middle, least: Math.min(...each), each: each.map(Math.round).join(' ') };
}

/** Arithmetic only: its duration depends on the machine alone. */
function count(): number {
  let sum = 0;
  for (let step = 0; step < 4e6; step++) sum = Math.trunc(sum * 31 + step) % 1_000_003;
  return sum;
}
