import { joined, softAnswerTo, type Preloaded } from '#api/cache/preload.ts';
import type { Asked as Query } from '#api/cache/asked.ts';
import type { StateTax } from '#api/tax/state-tax.ts';
import { taxQuoteQuery } from '#api/tax/tax-quote.ts';

import { examplesOf, type Subject } from './examples.ts';
import { stripsOf } from './use-examples.ts';

type AnyQuery = Query<any, any>; // oxlint-disable-line typescript/no-explicit-any -- answers of any type

/** Loads products first, and then the tax on orders of them. Without either the page still stands. */
export async function loadExamples(
  state: StateTax,
  subject: Subject,
  load: (...queries: AnyQuery[]) => Promise<Preloaded>,
): Promise<Preloaded> {
  const strips = stripsOf(state, subject);
  const products = await load(...strips);
  const [one, two] = strips.map((strip) => softAnswerTo(strip, products));
  if (!one || !two) return products;
  const orders = examplesOf(state, subject, { subject: one, other: two });
  return joined(products, await load(...orders.map(({ order }) => taxQuoteQuery(order))));
}
