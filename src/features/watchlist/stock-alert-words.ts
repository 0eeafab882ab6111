import type { StockAlert } from '#api/watchlist/stock-alerts.server.ts';

/** What happens with an alert as it is now. */
export function stateWords({ status, email, product: { name } }: StockAlert): string {
  return {
    Requested: `Press the button, and we write to ${email} once, as soon as ${name} can be bought.`,
    Waiting: `Confirmed. We write to ${email} once, as soon as ${name} can be bought.`,
    Cancelled: `Stopped. We do not write to ${email} about ${name}.`,
  }[status];
}
