import { useState, type MouseEvent } from 'react';

import { queryClient } from '#api/cache/query-client.ts';
import { invoiceQuery } from '#api/orders/order.ts';
import { sessionExpired } from '#commerce/session/expired.ts';
import { messages } from '#commerce/words/messages.ts';
import { isExpired } from '#lib/api-error.ts';
import { toast } from '#ui/toast/toast.ts';

/** Milliseconds after which every browser has taken over a file that it was given. */
const READ_BY_MS = 60_000;

/**
 * Downloads the invoice. A plain link to a file; with JavaScript the page stays where it is when
 * the file does not come, and §8's words say so.
 */
export function InvoiceLink({ invoice }: { invoice: string }) {
  const [isPending, setIsPending] = useState(false);

  async function download(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (isPending) return;
    setIsPending(true);
    try {
      save(await queryClient().query(invoiceQuery(invoice)), `${invoice}.pdf`);
    } catch (error) {
      if (isExpired(error)) sessionExpired();
      else toast(messages.invoiceFailed, { tone: 'error' });
    }
    setIsPending(false);
  }

  return (
    <a
      className="button"
      data-print="no"
      href={`/orders/invoice/${invoice}`}
      data-pending={isPending || undefined}
      onClick={(event) => void download(event)}
    >
      {isPending ? 'Downloading' : 'Download invoice'}
      <span className="visually-hidden"> {invoice}, PDF</span>
    </a>
  );
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
