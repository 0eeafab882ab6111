import { chromium } from 'playwright';

import type { OperationId } from '#generated/operations.ts';

import { CHROMIUM_ARGS } from '../../../scripts/chromium-args.ts';
import { findChromium } from '../../../scripts/find-chromium.ts';
import { standInApi } from '../stand-in-api.ts';
import { OPERATION_FAULTS, UNKEPT, type OperationFault } from './faulty-operation.ts';
import { lookAt, openLane, type Lane, type Look } from './look-at-page.ts';
import { OPERATION_PAGES, type OperationPage } from './operation-pages.ts';

type Pair = { page: OperationPage; operation: OperationId; fault: OperationFault };
type Row = { page: string; pairs: number; unmet: number; wrong: number };

/** Stores that are looked at at the same time: a look also waits. */
const LANES = 3;
const NO_PICTURES = '--blink-settings=imagesEnabled=false';

/** Where a file was asked for, and its page says that it could not be made. */
const NO_FILE = /[?&]no(?:File|Invoice)=1$/;
/** Headings of pages whose things could not be read, which had named them. */
const NAMELESS = new Set<string | undefined>(['Compare products']);

/**
 * Looks at each page in a browser while one operation that it calls is faulty, in each way: the rest of
 * the page must stay, or the server say that the API failed. `words` are the addresses and
 * operations to look at; without one of a kind, all.
 */
export async function everyOperation(words: readonly string[] = []) {
  const api = await standInApi(UNKEPT);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...CHROMIUM_ARGS, NO_PICTURES],
  });
  const lanes = await Promise.all(Array.from({ length: LANES }, () => openLane(api, browser)));
  const before = new Map<OperationPage, Look>();
  const rows = new Map<OperationPage, Row>();
  const wrong: string[] = [];
  const pairs: Pair[] = [];
  const isWanted = wanted(words);
  await inLanes(
    lanes,
    OPERATION_PAGES.filter(({ path }) => isWanted.page(path)),
    async (lane, page) => {
      before.set(page, await lookAt(lane, page));
      const name = `${page.path}${page.isCustomers ? ' (customer)' : ''}`;
      rows.set(page, { page: name, pairs: 0, unmet: 0, wrong: 0 });
      for (const operation of [...lane.host.called].filter(isWanted.operation)) {
        for (const fault of OPERATION_FAULTS) pairs.push({ page, operation, fault });
      }
    },
  );
  console.log(`${rows.size} pages, ${pairs.length} pairs of a page and a fault`);
  await inLanes(lanes, pairs, async (lane, pair) => {
    const row = rows.get(pair.page) as Row;
    row.pairs += 1;
    const faults = await faultsWith(lane, pair, before.get(pair.page) as Look);
    row.unmet += lane.host.hits === 0 ? 1 : 0;
    if (faults.length === 0) return;
    row.wrong += 1;
    wrong.push(`${row.page}, ${pair.operation}, ${pair.fault}: ${faults.join('; ')}`);
  });
  for (const lane of lanes) lane.stop();
  await browser.close();
  api.close();
  return { table: [...rows.values()], wrong: wrong.toSorted(), looks: pairs.length };
}

async function inLanes<Item>(
  lanes: readonly Lane[],
  items: readonly Item[],
  work: (lane: Lane, item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  await Promise.all(
    lanes.map(async (lane) => {
      for (const item of queue) await work(lane, item);
    }),
  );
}

/** Errors of scripts tell why a page is wrong; one that is whole may have them. */
async function faultsWith(lane: Lane, pair: Pair, before: Look): Promise<string[]> {
  try {
    const isFine = (look: Look) => faultsOf(before, look).length === 0;
    const after = await lookAt(lane, pair.page, pair, isFine);
    const faults = faultsOf(before, after);
    return faults.length === 0 ? [] : [`status ${after.status}`, ...faults, ...after.errors];
  } catch (error) {
    return [String(error).split('\n', 1)[0] ?? ''];
  }
}

/** Says what is wrong with a page that one faulty operation has changed. */
export function faultsOf(before: Look, after: Look): string[] {
  const { status, address, isStored, restless } = after;
  const isFailure = status >= 502 && status <= 504;
  const isAsBefore = status === before.status && address === before.address;
  const isWell = isFailure || isAsBefore || NO_FILE.test(address);
  return [
    ...(isWell ? [] : [`leads to ${address}, before ${before.status} ${before.address}`]),
    ...(isFailure && isStored ? ['may be stored'] : []),
    ...(restless ? [restless] : []),
    ...headingFaults(before, after, isFailure),
    ...lostParts(before, after, isFailure),
  ];
}

function headingFaults(before: Look, { heading }: Look, isFailure: boolean): string[] {
  if (before.heading && !heading) return ['no heading'];
  if (isFailure || heading === before.heading || NAMELESS.has(heading)) return [];
  return [`heading "${heading}", before "${before.heading}"`];
}

/** A page that failed has the full header, also where the page itself has the reduced one. */
function lostParts(before: Look, after: Look, isFailure: boolean): string[] {
  const { frame = {} } = after;
  return Object.entries(before.frame ?? {}).flatMap(([name, was]) =>
    frame[name] === was || (isFailure && frame[name] === undefined)
      ? []
      : [`${name}: ${frame[name]}, before ${was}`],
  );
}

function wanted(words: readonly string[]) {
  const pages = words.filter((word) => word.startsWith('/'));
  const operations = words.filter((word) => !word.startsWith('/'));
  return {
    page: (path: string) => pages.length === 0 || pages.includes(path),
    operation: (id: string) => operations.length === 0 || operations.includes(id),
  };
}
