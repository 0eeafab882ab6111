import type { Page } from '@playwright/test';

/**
 * Milliseconds that the machine takes to count for which times are promised, about four times what
 * a developer's does. Whatever machine the test runs on is measured by it.
 */
const SLOW_COUNT_MS = 84;

/**
 * Milliseconds from each press to the frame that answers it, on a slow machine, and in the middle
 * of them all: the page's own time on the processor, which does not grow with what else is done.
 */
export async function workOfPresses(page: Page, presses: (() => Promise<unknown>)[]) {
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
  // Looking costs something too, the first time most of all; it is taken off.
  await painted();
  const look = await spent(painted);
  const slower = SLOW_COUNT_MS / (await quickest(3, () => spent(() => page.evaluate(count))));
  const each: number[] = [];
  for (const press of presses) {
    const work = await spent(async () => {
      await press();
      await painted();
    });
    each.push((work - look) * slower);
  }
  const middle = each.toSorted((one, other) => one - other)[Math.floor(each.length / 2)] ?? NaN;
  return { middle, each: each.map(Math.round).join(' ') };
}

/** Nothing but arithmetic: how long it takes is the machine's affair. */
function count(): number {
  let sum = 0;
  for (let step = 0; step < 4e6; step++) sum = Math.trunc(sum * 31 + step) % 1_000_003;
  return sum;
}

async function quickest(times: number, measure: () => Promise<number>): Promise<number> {
  const all: number[] = [];
  while (all.length < times) all.push(await measure());
  return Math.min(...all);
}
