import { queryClient } from '#api/cache/query-client.ts';
import { invoiceQuery } from '#api/orders/order.ts';
import { sessionExpired } from '#commerce/session/expired.ts';
import { messages } from '#commerce/words/messages.ts';
import { isExpired } from '#lib/api-error.ts';
import { toast } from '#ui/toast/toast.ts';

/** Milliseconds after which every browser has taken over a file that it was given. */
const READ_BY_MS = 60_000;

/** Fetches an invoice and saves it as a file; a failure is told in the words of §8. */
export async function downloadInvoice(invoice: string): Promise<void> {
  try {
    save(await queryClient().query(invoiceQuery(invoice)), `${invoice}.pdf`);
  } catch (error) {
    if (isExpired(error)) sessionExpired();
    else toast(messages.invoiceFailed, { tone: 'error' });
  }
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(url), READ_BY_MS);
}
