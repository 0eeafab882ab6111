import {
  readStockAlert,
  startStockAlert,
  stopStockAlert,
  type StockAlert,
} from '#api/watchlist/stock-alerts.server.ts';
import { answered, fieldsOf } from '#commerce/form/answer.ts';
import { problemOf } from '#lib/api-error.ts';

import { stateWords } from './stock-alert-words.ts';

/** The alert of the link that a page was opened with; `undefined` for an unknown link. */
export async function alertOfLink(token: string | undefined): Promise<StockAlert | undefined> {
  if (!token) return undefined;
  try {
    return await readStockAlert(token);
  } catch (error) {
    const { kind } = problemOf(error) ?? {};
    if (kind === 'missing' || kind === 'refused') return undefined;
    throw error;
  }
}

/** Starts or stops the alert of a link. Opening the link does neither: mail programs open links. */
export function changeStockAlert(data: FormData, token: string) {
  const form = fieldsOf(data)('form');
  return answered({ form, noun: 'alert' }, async () => {
    const alert = await (form === 'stop' ? stopStockAlert(token) : startStockAlert(token));
    return { says: stateWords(alert) };
  });
}
