import {
  readStockAlert,
  startStockAlert,
  stopStockAlert,
  type StockAlert,
} from '#api/watchlist/stock-alerts.server.ts';
import { failedAnswer, fieldsOf, type Answer } from '#commerce/form/answer.ts';
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
export async function changeStockAlert(data: FormData, token: string): Promise<Answer> {
  const form = fieldsOf(data)('form');
  try {
    const alert = await (form === 'stop' ? stopStockAlert(token) : startStockAlert(token));
    return { form, says: stateWords(alert) };
  } catch (error) {
    return failedAnswer(form, error);
  }
}
