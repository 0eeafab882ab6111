import type { CheckoutLine } from '#api/checkout/checkout.ts';
import { listWords } from '#commerce/format/list.ts';

import { notForIra } from '../shipping-rules.ts';

/** The lines that a depository may store, but an IRA may not own. */
export function IraNote({ lines }: { lines: readonly CheckoutLine[] }) {
  const names = notForIra(lines).map(({ name }) => name);
  if (names.length === 0) return <p>An IRA may hold everything in this order.</p>;
  return <p>An IRA may not hold {listWords(names)}. A depository keeps it, but not for an IRA.</p>;
}
