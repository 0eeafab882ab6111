import { asked } from '#api/cache/asked.ts';
import { productHref } from '#api/catalog/product-card.ts';
import { getGetAlertsQueryOptions } from '#generated/hooks/watchlist/watchlist.ts';
import type { Alert as WireAlert } from '#generated/models/alert.ts';
import type { AlertListResponse } from '#generated/models/alertListResponse.ts';
import type { Metal } from '#generated/models/metal.ts';
import { centsOf } from '#lib/cents.ts';

/** The condition of an alert e-mail. Prices in cents. */
export type AlertWish =
  | { kind: 'price'; productId: number; cents: number }
  | { kind: 'stock'; productId: number; quantity: number }
  | { kind: 'spot'; metal: Metal; direction: 'above' | 'below'; cents: number };

/** An alert as the list shows it; `about` is a product's name, or a metal. */
export type Alert = {
  id: number;
  about: string;
  href?: string;
  email: string;
  /** True once the condition has been met. */
  isOver: boolean;
} & (
  | { kind: 'price'; productId: number; cents: number }
  | { kind: 'stock'; productId: number; quantity: number }
  | SpotAlert
);

type SpotAlert = { kind: 'spot'; metal: Metal; direction: 'above' | 'below'; cents: number };

/** The customer's alerts, latest first. */
export function alertsQuery() {
  return asked(getGetAlertsQueryOptions({ query: { select: alertsIn } }));
}

function alertsIn({ data }: AlertListResponse): Alert[] {
  return data.map(alertOf);
}

function alertOf({ alertId, condition, emailId, triggeredAt, ...alert }: WireAlert): Alert {
  const shared = { id: alertId, email: emailId, isOver: triggeredAt !== undefined };
  if (condition.kind === 'spot') {
    const { metal, direction, targetSpot } = condition;
    return {
      ...shared,
      kind: 'spot',
      about: capitalized(metal),
      metal,
      direction,
      cents: centsOf(targetSpot),
    };
  }
  const { productId } = condition;
  const { productName = `Product ${productId}`, productNameWithHypen: slug } = alert;
  const about = {
    ...shared,
    productId,
    about: productName,
    ...(slug && { href: productHref(productId, slug) }),
  };
  return condition.kind === 'price'
    ? { ...about, kind: 'price', cents: centsOf(condition.targetPrice) }
    : { ...about, kind: 'stock', quantity: condition.quantity };
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
