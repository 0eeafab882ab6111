import { data, redirect } from 'react-router';

import { readInvoice } from '#commerce/fields/invoice.ts';

/**
 * The invoice number of an order's page; `page` is the rest of its path. 404 for an invalid number,
 * and a redirect to the canonical URL for one in another format.
 */
export function invoiceIn({ invoice }: { invoice: string }, page = ''): string {
  const read = readInvoice(invoice);
  if (!read) throw data(null, { status: 404 });
  if (read !== invoice) throw redirect(`/orders/orderdetails/${read}${page}`, 301);
  return read;
}
