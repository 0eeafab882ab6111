import { useState, type MouseEvent } from 'react';

import { downloadInvoice } from '../download-invoice.ts';

/**
 * Downloads the invoice. A plain link to a file; with JavaScript the page stays open if the
 * download fails, and shows the message of §8.
 */
export function InvoiceLink({ invoice }: { invoice: string }) {
  const [isPending, setIsPending] = useState(false);

  async function download(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (isPending) return;
    setIsPending(true);
    await downloadInvoice(invoice);
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
