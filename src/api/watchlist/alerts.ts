import { asked } from '#api/cache/asked.ts';
import { productHref } from '#api/catalog/product-card.ts';
import { getGetAlertsQueryOptions } from '#generated/hooks/watchlist/watchlist.ts';
import type { Alert as WireAlert } from '#generated/models/alert.ts';
import type { AlertCondition } from '#generated/models/alertCondition.ts';
import type { AlertListResponse } from '#generated/models/alertListResponse.ts';
import type { Metal } from '#generated/models/metal.ts';
import { centsOf } from '#lib/cents.ts';

/** The condition of an alert e-mail. Prices in cents. */
export type AlertWish =
  | { kind: 'price'; productId: number; cents: number }
  | { kind: 'stock'; productId: number; quantity: number }
  | { kind: 'spot'; metal: Metal; direction: 'above' | 'below'; cents: number };

/** What an alert is about: a product, or a metal; `href` is its page, if it has one. */
export type AlertSubject = { about: string; href?: string };

/** An alert as the list shows it. */
export type Alert = AlertWish &
  AlertSubject & {
    id: number;
    email: string;
    /** True once the shop has written: it writes once. */
    isOver: boolean;
  };

/** The customer's alerts, latest first. */
export function alertsQuery() {
  return asked(getGetAlertsQueryOptions({ query: { select: alertsIn } }));
}

function alertsIn({ data }: AlertListResponse): Alert[] {
  return data.map((alert) => ({
    id: alert.alertId,
    email: alert.emailId,
    isOver: alert.triggeredAt !== undefined,
    ...subjectOf(alert),
    ...wishOf(alert.condition),
  }));
}

/** The condition in the words and units of the store. */
export function wishOf(condition: AlertCondition): AlertWish {
  if (condition.kind === 'stock') return condition;
  if (condition.kind === 'price') {
    const { productId, targetPrice } = condition;
    return { kind: 'price', productId, cents: centsOf(targetPrice) };
  }
  const { metal, direction, targetSpot } = condition;
  return { kind: 'spot', metal, direction, cents: centsOf(targetSpot) };
}

export function subjectOf({
  condition,
  productName,
  productNameWithHypen: slug,
}: Pick<WireAlert, 'condition' | 'productName' | 'productNameWithHypen'>): AlertSubject {
  if (condition.kind === 'spot') {
    const { metal } = condition;
    const about = metal.charAt(0).toUpperCase() + metal.slice(1);
    return { about, href: `/chart/${metal}-price` };
  }
  const { productId } = condition;
  const about = productName ?? `Product ${productId}`;
  return { about, ...(slug && { href: productHref(productId, slug) }) };
}
