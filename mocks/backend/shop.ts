import { type Catalog, createCatalog } from '../catalog/catalog.ts';
import { type SpotBoard, createMarket } from '../market/market.ts';
import { newYorkDay, newYorkHour, weekdayOf } from '../market/new-york.ts';
import { type SpotAsks, asksOf } from '../pricing/price.ts';
import { settings } from '../pricing/settings.ts';

/** The catalog and the metal prices for one visitor at one moment. */
export type Shop = {
  catalog: Catalog;
  board: SpotBoard;
  spot: SpotAsks;
  /** Milliseconds since the epoch. Sales follow this time even when a scenario stops the market. */
  now: number;
  /** Whether a scenario has sold out this product or all products. */
  isSoldOut: (productId: number) => boolean;
};

/**
 * The parts of a call that choose catalog and prices. Not `Visitor`: its tables import this file.
 */
type PricedCall = { visitor: { scenarios: ReadonlySet<string> }; now: number };

const SEED = 1;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const STALE_MINUTES = 20;
const SATURDAY = 6;
const BOARDS_KEPT = 32;
/** That of now, and those of what customers have seeded earlier: their portfolio, a dealer's orders. */
const CATALOGS_KEPT = 3;
/**
 * Sales and arrivals count from the moment the catalog is seeded. It is seeded again every six
 * hours, so that sales keep starting and ending in a store that runs for weeks. Products, price
 * rules and stock stay the same.
 */
const RESEED = 6 * HOUR;

/** One market for all visitors; it depends on the time alone. */
export const market = createMarket(SEED);

const boards = new Map<number, { board: SpotBoard; spot: SpotAsks }>();
const catalogs = new Map<number, Catalog>();

/** The catalog at `now`, in ms. */
export function catalogAt(now: number): Catalog {
  const seededAt = Math.floor(now / RESEED) * RESEED;
  return keptOr(catalogs, seededAt, CATALOGS_KEPT, () => createCatalog(SEED, new Date(seededAt)));
}

/** What a cache has, or what is worked out for it; the first one in it is dropped if it is full. */
function keptOr<Kept>(
  cache: Map<number, Kept>,
  key: number,
  mostKept: number,
  workOut: () => Kept,
): Kept {
  const kept = cache.get(key);
  if (kept !== undefined) return kept;
  const [oldest] = cache.keys();
  if (cache.size >= mostKept && oldest !== undefined) cache.delete(oldest);
  const worked = workOut();
  cache.set(key, worked);
  return worked;
}

/**
 * The shop for a call. Prices move with the feed every 45 seconds (§4), not with every tick, so
 * that a list, its product and the cart agree when they are read one after the other. `pricedAt`
 * asks for the prices of an earlier moment.
 */
export function shopOf(call: PricedCall, pricedAt = call.now): Shop {
  const shop = heldShop(call, feedTime(call, pricedAt));
  if (!call.visitor.scenarios.has('stale-spot')) return shop;
  return { ...shop, board: { ...shop.board, areStale: true } };
}

/**
 * The moment whose prices are those of `time`: a scenario may stop or shift the market. Whoever
 * promises prices keeps this moment, so that a later scenario does not change the promise.
 */
export function feedTime({ visitor: { scenarios }, now }: PricedCall, time = now): number {
  if (scenarios.has('market-closed')) return saturdayNoonBefore(time);
  const feed = settings.spotRefreshSeconds * 1000;
  if (scenarios.has('moved-prices')) return Math.floor((time - DAY) / feed) * feed;
  const late = scenarios.has('stale-spot') ? STALE_MINUTES * MINUTE : 0;
  return Math.floor((time - late) / feed) * feed;
}

/** The shop with the prices of a moment that {@link feedTime} named. */
export function heldShop({ visitor, now }: PricedCall, fedAt: number): Shop {
  const { scenarios } = visitor;
  const isSoldOut = (id: number) => scenarios.has('sold-out') || scenarios.has(`sold-out:${id}`);
  return { catalog: catalogAt(now), now, isSoldOut, ...boardAt(fedAt) };
}

function boardAt(time: number): { board: SpotBoard; spot: SpotAsks } {
  return keptOr(boards, time, BOARDS_KEPT, () => {
    const board = market.spotAt(time);
    return { board, spot: asksOf(board) };
  });
}

function saturdayNoonBefore(time: number): number {
  const day = newYorkDay(time);
  const back = (weekdayOf(day) - SATURDAY + 7) % 7;
  const noon = newYorkHour(day - back, 12);
  return noon <= time ? noon : newYorkHour(day - back - 7, 12);
}
