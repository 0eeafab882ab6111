import { redirect } from 'react-router';

import { invoiceFile } from '#api/orders/invoice.server.ts';
import { forCustomer } from '#commerce/session/for-customer.ts';
import { problemOf } from '#lib/api-error.ts';

import type { Route } from './+types/order-invoice.ts';

/**
 * The invoice as a PDF, for browsers without JavaScript. §8 If it fails, redirects to the order,
 * which shows the message.
 */
export async function loader({ request, params: { invoice } }: Route.LoaderArgs) {
  try {
    const file = await forCustomer(request, () => invoiceFile(invoice, request.signal));
    return new Response(file, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${invoice.replaceAll(/[^\w-]/g, '')}.pdf"`,
      },
    });
  } catch (error) {
    if (!problemOf(error)) throw error;
    throw redirect(`/orders/orderdetails/${encodeURIComponent(invoice)}?noInvoice=1`);
  }
}
