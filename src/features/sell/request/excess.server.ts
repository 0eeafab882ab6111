import { createQueryClient } from '#api/cache/query-client.ts';
import { portfolioQuery } from '#api/portfolio/portfolio.ts';
import { saleRequestsQuery, type SellStatus } from '#api/sell/sale-requests.ts';
import { customerQuery } from '#api/session/session.ts';
import { formatMeasure } from '#commerce/format/measure.ts';

import { itemField, quantityIn, type TypedItem } from '../request-fields.ts';

/** The states in which a request takes nothing from a portfolio, or has taken it for good. */
const ENDED: ReadonlySet<SellStatus> = new Set(['Declined', 'Cancelled', 'Paid']);

/**
 * The error message of each quantity that is more than the customer's portfolio holds and no other
 * open request offers, by its field. A product that the portfolio has never had is not counted.
 * `reference` is the request that the items belong to; one from elsewhere has no excess.
 */
export async function findExcess(
  items: readonly TypedItem[],
  reference?: string,
): Promise<Record<string, string>> {
  const client = createQueryClient();
  const [{ id }, requests] = await Promise.all([
    client.query(customerQuery()),
    client.query(saleRequestsQuery()),
  ]);
  const own = requests.find((request) => request.reference === reference);
  if (reference !== undefined && !own?.isFromPortfolio) return {};
  const { holdings, closed } = await client.query(
    portfolioQuery(id, { frequency: '1D', metal: 'all' }),
  );
  const held = new Map(closed.map((product) => [String(product.id), 0]));
  for (const product of holdings) held.set(String(product.id), Math.floor(product.units));
  const others = requests.filter(
    (request) => request.isFromPortfolio && request !== own && !ENDED.has(request.status),
  );
  const offered = sumQuantities(
    others.flatMap((request) =>
      request.items.map(({ productId, quantity }) => ({ product: String(productId), quantity })),
    ),
  );
  const wanted = sumQuantities(
    items.map(({ product, quantity }) => ({ product, quantity: quantityIn(quantity) ?? 0 })),
  );
  const wrong = items.flatMap(({ product, name }, index) => {
    const units = held.get(product);
    const taken = offered.get(product) ?? 0;
    if (units === undefined || (wanted.get(product) ?? 0) + taken <= units) return [];
    return [[itemField(index, 'quantity'), excessMessage(name.trim(), units, taken)] as const];
  });
  return Object.fromEntries(wrong);
}

function sumQuantities(offers: readonly { product: string; quantity: number }[]) {
  const sums = new Map<string, number>();
  for (const { product, quantity } of offers) {
    sums.set(product, (sums.get(product) ?? 0) + quantity);
  }
  return sums;
}

function excessMessage(name: string, units: number, offered: number): string {
  if (units === 0) return `Your portfolio holds no ${name}. Remove it from the request.`;
  const held = `Your portfolio holds ${formatMeasure(units)} of ${name}`;
  if (offered === 0) return `${held}. Enter ${formatMeasure(units)} or fewer.`;
  const left = units - offered;
  const toDo = left > 0 ? `Enter ${formatMeasure(left)} or fewer.` : 'Remove it from this request.';
  return `${held}, and your other requests offer ${formatMeasure(offered)}. ${toDo}`;
}
