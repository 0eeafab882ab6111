import { joined, preload, preloadSoftly, type Preloaded } from '#api/cache/preload.ts';
import { dayResultQuery } from '#api/portfolio/portfolio.ts';
import { customerQuery } from '#api/session/session.ts';
import { customerIdIn } from '#commerce/session/for-customer.ts';
import { within } from '#lib/within.ts';

/** Milliseconds that a page waits for the customer's part of its header. */
const PATIENCE_MS = 300;

/**
 * The customer and the figures of their portfolio, for the header. `undefined` where the customer is
 * not known in time; without the figures, the browser asks for them.
 */
export async function loadCustomer(): Promise<Preloaded | undefined> {
  let customer: Preloaded | undefined;
  const load = async () => {
    customer = await preload(customerQuery());
    return joined(customer, await preloadSoftly(dayResultQuery(customerIdIn(customer))));
  };
  return within(PATIENCE_MS, load(), () => customer).catch(() => customer);
}
