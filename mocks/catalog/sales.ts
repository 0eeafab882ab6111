import type { Chance } from './chance.ts';
import type { Product, Sale } from './product.ts';

const HOUR = 3_600_000;

/** A sale of the shop: its name, and how long it runs from the seed clock. */
export interface SaleEvent {
  eventId: number;
  name: string;
  /** Hours from the seed clock to its end; negative when it is over. */
  hours: number;
  /** The page of its products. */
  page?: string;
}

export const SALE_EVENTS = {
  dayDeal: { eventId: 7101, name: 'Deal of the Day', hours: 9, page: 'deals/deal-of-the-day' },
  flash: { eventId: 7102, name: 'Flash Sale', hours: 30, page: 'deals/flash-sale' },
  week: { eventId: 7103, name: 'Stacker Week', hours: 76, page: 'deals/stacker-week' },
  holiday: {
    eventId: 7104,
    name: 'Holiday Gift Event',
    hours: 24 * 21,
    page: 'deals/jewelry-deals',
  },
  supplies: { eventId: 7105, name: 'Storage Saver', hours: 24 * 12, page: 'deals/supplies-deals' },
  // Ended on purpose, to test carts and pages with a sale that is over.
  veterans: { eventId: 7099, name: 'Veterans Day Sale', hours: -24 * 8 },
} as const satisfies Record<string, SaleEvent>;

function saleOf(event: SaleEvent, percentOff: number, now: number): Sale {
  const { eventId, name, hours } = event;
  return { eventId, name, percentOff, endsAt: new Date(now + hours * HOUR).toISOString() };
}

type Candidate = Pick<Product, 'form' | 'metal' | 'packaging' | 'stocks' | 'tags'>;

function bullionEvent(chance: Chance): SaleEvent {
  const draw = chance.next();
  if (draw < 0.1) return SALE_EVENTS.dayDeal;
  if (draw < 0.38) return SALE_EVENTS.flash;
  if (draw < 0.9) return SALE_EVENTS.week;
  return SALE_EVENTS.veterans;
}

/**
 * The sale of a product, if any. Bullion margins are small: gold is reduced by tenths of a percent,
 * jewelry by a fifth of its price.
 */
export function drawSale(product: Candidate, chance: Chance, now: number): Sale | undefined {
  const [first] = product.stocks;
  if (!first || first.quantity === 0 || product.tags.includes('at-spot')) return undefined;
  if (product.form === 'jewelry') {
    if (!chance.odds(0.22)) return undefined;
    return saleOf(SALE_EVENTS.holiday, chance.pick([10, 15, 20, 25]), now);
  }
  if (product.form === 'supply') {
    if (!chance.odds(0.14)) return undefined;
    return saleOf(SALE_EVENTS.supplies, chance.pick([10, 15, 20]), now);
  }
  if (product.packaging === 'monster-box' || !chance.odds(0.06)) return undefined;
  const percent = product.metal === 'gold' ? [0.3, 0.5, 0.8] : [1, 1.5, 2, 3];
  return saleOf(bullionEvent(chance), chance.pick(percent), now);
}

/** Whether a sale still runs at the moment `now` (ms). */
export function isSaleOn(product: Pick<Product, 'sale'>, now: number): boolean {
  return product.sale !== undefined && Date.parse(product.sale.endsAt) > now;
}
