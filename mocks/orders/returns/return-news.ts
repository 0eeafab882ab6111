import type { Wire } from '../../backend/wire.ts';
import type { News } from '../../notifications/news.ts';
import { formatDollars } from '../../pricing/dollars.ts';
import { returnSteps, type StoredReturn } from './record.ts';

/** The messages about a customer's returns up to `now` (ms), one for each step. */
export function returnNews(returns: readonly StoredReturn[], now: number): News[] {
  return returns.flatMap((asked) =>
    returnSteps(asked, now).map(({ status, at }) => ({
      msgText: newsOf(asked, status),
      at,
      about: `${asked.returnNumber} ${status}`,
      invoice: asked.invoice,
    })),
  );
}

/** §4 "has been received" and "success" choose the icon of a message. */
function newsOf(asked: StoredReturn, status: Wire<'ReturnStatus'>): string {
  const it = `${asked.returnNumber} for order {invoice}`;
  switch (status) {
    case 'Submitted':
      return `Your return request ${it} has been received. We answer within two business days.`;
    case 'Approved':
      return `Your return ${it} is approved. ${nextOf(asked, status)}`;
    case 'Declined':
      return `Your return ${it} is declined. ${nextOf(asked, status)}`;
    case 'Received':
      return `What you sent back as ${it} has been received.`;
    case 'Completed':
      return `Your return ${it} is completed with success. ${nextOf(asked, status)}`;
  }
}

/** What happens next with a return. */
export function nextOf(asked: StoredReturn, status: Wire<'ReturnStatus'>): string {
  switch (status) {
    case 'Submitted':
      return asked.reason === 'missingItem'
        ? 'We will answer within two business days. Please keep the packaging.'
        : 'We will answer within two business days. Please keep the packaging, and send nothing before we answer.';
    case 'Approved':
      return asked.reason === 'missingItem'
        ? `Nothing has to be sent back. ${makesGood(asked)} within two business days.`
        : `Please use the prepaid label that we have sent you by email, and hand over the parcel within ten days. ${makesGood(asked)} within two business days of its arrival.`;
    case 'Declined':
      return 'It is as you ordered it, so we cannot take it back. You can sell it back to us at today’s price.';
    case 'Received':
      return `We have the parcel, and look at it now. ${makesGood(asked)} within two business days.`;
    case 'Completed':
      return asked.refundCents === undefined
        ? 'The same again is on its way to you, insured.'
        : `${formatDollars(asked.refundCents)} are on their way to you, the way you paid.`;
  }
}

function makesGood({ refundCents, feeCents }: StoredReturn): string {
  if (refundCents !== undefined) return `You get ${formatDollars(refundCents)}`;
  const fee = feeCents > 0 ? `, once the fee of ${formatDollars(feeCents)} is paid` : '';
  return `We send you the same again${fee}`;
}
