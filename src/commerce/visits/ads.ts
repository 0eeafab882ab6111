import { adsScript } from '#lib/ads-script.ts';

import { choiceNow, mayCount } from './consent.ts';

/** An order that is told to the advertisers; money in cents. */
type Conversion = { invoice: string; total: number; tax: number; shipping: number };

declare global {
  /** The queue that tag managers read, before and after they are loaded. */
  var dataLayer: object[] | undefined;
}

/**
 * §9 Loads the tag manager once, after the visitor has allowed counting: it remembers the
 * advertisement through which they came. A failure is ignored, as the page does not need it.
 */
export function followAds(): void {
  const src = adsScript();
  if (!src || globalThis.dataLayer || !mayCount(choiceNow())) return;
  tell({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
}

/** §9 Tells the tag manager of an order: its number and sums, neither products nor the customer. */
export function reportConversion({ invoice, total, tax, shipping }: Conversion): void {
  if (!adsScript() || !mayCount(choiceNow())) return;
  followAds();
  const sums = { value: total / 100, tax: tax / 100, shipping: shipping / 100, currency: 'USD' };
  tell({ event: 'purchase', ecommerce: { transaction_id: invoice, ...sums } });
}

function tell(event: object): void {
  (globalThis.dataLayer ??= []).push(event);
}
