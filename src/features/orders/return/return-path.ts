import { orderHref } from '../order-path.ts';

/** The page that asks for a return of an order, or tells of the one with the number `sent`. */
export function returnHref(invoice: string, sent?: string): string {
  return `${orderHref(invoice)}/return${sent === undefined ? '' : `?sent=${sent}`}`;
}
