import { queryClient } from '#api/cache/query-client.ts';
import { invoiceQuery } from '#api/orders/order.ts';
import { saveFile } from '#commerce/page/save-file.ts';
import { sessionExpired } from '#commerce/session/expired.ts';
import { messages } from '#commerce/words/messages.ts';
import { isExpired } from '#lib/api-error.ts';
import { toast } from '#ui/toast/toast.ts';

/** Loads an invoice and saves it as a file; a failure shows the message of §8. */
export async function downloadInvoice(invoice: string): Promise<void> {
  try {
    saveFile(await queryClient().query(invoiceQuery(invoice)), `${invoice}.pdf`);
  } catch (error) {
    if (isExpired(error)) sessionExpired();
    else toast(messages.invoiceFailed, { tone: 'error' });
  }
}
