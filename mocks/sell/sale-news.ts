import type { News } from '../notifications/news.ts';
import type { Mail } from '../outbox/table.ts';
import { formatDollars } from '../pricing/dollars.ts';
import { totalQuoteCents } from './quote.ts';
import type { SaleRequest, SaleStep } from './table.ts';

/** The messages about a customer's requests for sale, one for each step. */
export function saleNews(requests: readonly SaleRequest[]): News[] {
  return requests.flatMap((request) =>
    request.steps
      .filter((step) => isNews(request, step))
      .map((step) => ({
        msgText: wordsOf(request, step),
        at: step.at,
        about: `${request.referenceNumber} ${step.status} ${step.at}`,
      })),
  );
}

/** Writes to a guest what a customer finds in the inbox. */
export function tellGuest(request: SaleRequest, step: SaleStep, outbox: Mail[]): void {
  if (isNews(request, step)) mailLink(request, wordsOf(request, step), outbox);
}

/** Mails the link of a guest's request; a customer's has none. */
export function mailLink({ emailId, linkToken }: SaleRequest, subject: string, outbox: Mail[]) {
  if (!linkToken) return;
  const href = `/sell-to-us/request/by-link?token=${linkToken}`;
  outbox.push({ to: emailId, subject, href });
}

function isNews({ toldUntil = -Infinity }: SaleRequest, { at }: SaleStep): boolean {
  return at > toldUntil;
}

/** §4 The words "success", "has been received" and "cancelled" choose the icon of a message. */
function wordsOf(request: SaleRequest, { status }: SaleStep): string {
  const { referenceNumber: it } = request;
  const total = formatDollars(totalQuoteCents(request));
  switch (status) {
    case 'Submitted':
      return `We have your request ${it} and will quote it soon.`;
    case 'Quoted':
      return `We offer ${total} for your request ${it}. Accept it while it holds.`;
    case 'Accepted':
      return `Your sale ${it} of ${total} is locked in with success. Send your parcel.`;
    case 'Received':
      return `Your parcel for the sale ${it} has been received.`;
    case 'Inspected':
      return `We have inspected what you sent for the sale ${it}.`;
    case 'Paid':
      return `We have paid ${total} for your sale ${it}.`;
    case 'Declined':
      return `Your request ${it} was declined.`;
    case 'Cancelled':
      return `Your request ${it} was cancelled.`;
  }
}
