import type { Call } from '../backend/call.ts';
import { feedTime } from '../backend/shop.ts';
import type { PriceHold } from './table.ts';

type AnyCall = Pick<Call<'getProductFromShoppingCart'>, 'visitor' | 'now'>;

/** Holds the prices that are published now, for some seconds. */
export function newHold(call: AnyCall, seconds: number): PriceHold {
  return { fedAt: feedTime(call), until: call.now + seconds * 1000 };
}

/** The hold while it runs. */
export function running(hold: PriceHold | undefined, now: number): PriceHold | undefined {
  return hold && now < hold.until ? hold : undefined;
}
