import type { Call } from '../backend/call.ts';
import { problem } from '../backend/problem.ts';
import type { Shop } from '../backend/shop.ts';
import { type Wire, centsFrom } from '../backend/wire.ts';
import { findStateTax } from '../pricing/tax/rules.ts';
import { type TaxLine, type TaxQuote, taxQuote } from '../pricing/tax/tax.ts';
import type { Basket } from './basket.ts';
import { linesOf, taxPlace } from './sales-tax.ts';
import { statesOfZip } from './zip-state.ts';

/** Finer than any state asks for. */
const FINE = 0.9999;
/** No state asks for coins of this country. */
const ABROAD = 'ZZ';

/** The tax on products and on metal without a product, as one order, with its sum in cents. */
export function taxOfOrder(
  basket: Basket,
  { destination, goods = [] }: Call<'getTaxQuote'>['body'],
  shop: Shop,
): { quote: TaxQuote; subtotalCents: number } {
  const lines = [...linesOf(basket, shop), ...goods.map(lineOfGoods)];
  return {
    quote: taxQuote(lines, taxPlace(destination)),
    subtotalCents: lines.reduce((sum, { totalCents }) => sum + totalCents, 0),
  };
}

/** Usual bullion: fine, foreign, and sold close to the worth of its metal. */
function lineOfGoods({ metal, form, amount }: Wire<'TaxedGoods'>): TaxLine {
  const totalCents = centsFrom(amount);
  return {
    metal: form === 'supply' ? 'none' : metal,
    form,
    fineness: FINE,
    country: ABROAD,
    totalCents,
    metalCents: totalCents,
  };
}

/** Throws the answer to a ZIP code that no state has, or another state. */
export function judgeZip({ state, zip, country }: Wire<'Destination'>): void {
  const law = findStateTax(state);
  if (country !== 'US' || !law) return;
  const states = statesOfZip(zip);
  if (states.includes(law.code)) return;
  const [other] = states;
  const message = other
    ? `${zip} is in ${findStateTax(other)?.name ?? other}, not in ${law.name}.`
    : `No state has the ZIP code ${zip}.`;
  throw problem(400, message, { errors: [{ field: 'destination.zip', in: 'body', message }] });
}
