import { queryClient } from '#api/cache/query-client.ts';
import { invoiceQuery } from '#api/orders/order.ts';
import { sessionExpired } from '#commerce/session/expired.ts';
import { messages } from '#commerce/words/messages.ts';
import { isExpired } from '#lib/api-error.ts';
import { toast } from '#ui/toast/toast.ts';

/** Milliseconds after which every browser has read the file. */
const READ_BY_MS = 60_000;

/** Loads an invoice and saves it as a file; a failure shows the message of §8. */
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
  // Some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), READ_BY_MS);
}
