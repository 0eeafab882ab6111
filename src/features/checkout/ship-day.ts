import { shortDate } from '#commerce/format/short-date.ts';

/** From an ISO date: "ships around Dec 14, 2026". */
export function sayShipDay(isoDate: string): string {
  return `ships around ${shortDate(isoDate)}`;
}
