import { withdrawAlert, wishAlert } from '#api/watchlist/alert-calls.server.ts';
import type { AlertWish } from '#api/watchlist/alerts.ts';
import { unwatch, watch } from '#api/watchlist/watch-verbs.ts';
import { onServer } from '#api/watchlist/watchlist-calls.server.ts';
import { centsTyped, quantityTyped } from '#commerce/fields/number.ts';
import { failedAnswer, fieldsOf, problemsOf, type Answer } from '#commerce/form/answer.ts';
import { isUnwatched, isWatched } from '#commerce/watch/watch-words.ts';

/** The removed item, with the form that restores it. */
export type WatchlistAnswer = Answer & { back?: { form: string; wish?: string } };

/**
 * Handles a form of the watchlist: `remove-731`, `watch-225134`, `price-225134`, `stock-225134`,
 * `withdraw-210` or `alert`.
 */
export async function changeWatchlist(data: FormData): Promise<WatchlistAnswer> {
  const field = fieldsOf(data);
  const form = field('form');
  const [what = '', which = ''] = form.split('-');
  const name = field('name') || 'The product';
  const id = Number(which);
  try {
    switch (what) {
      case 'remove':
        await unwatch(onServer, id);
        return {
          form,
          says: isUnwatched(name),
          back: { form: `watch-${field('product')}` },
        };
      case 'watch':
        await watch(onServer, id);
        return { form, says: isWatched(name) };
      case 'price':
        return await wishPrice(form, id, field('target'));
      case 'stock':
        return await wishStock(form, id, field('quantity'));
      case 'withdraw':
        await withdrawAlert(id);
        return {
          form,
          says: 'The alert is withdrawn.',
          back: { form: 'alert', wish: field('wish') },
        };
      case 'alert':
        await wishAlert(JSON.parse(field('wish')) as AlertWish);
        return { form, says: 'The alert waits again.' };
      default:
        return { form, failed: 'The store does not know this form.' };
    }
  } catch (error) {
    return failedAnswer(form, error);
  }
}

async function wishPrice(form: string, productId: number, target: string): Promise<Answer> {
  const cents = centsTyped(target);
  if (!cents) {
    const words = 'Enter a price in dollars that is more than 0, such as 64.50.';
    return { form, problems: problemsOf(form, { target: words }), values: { target } };
  }
  await wishAlert({ kind: 'price', productId, cents });
  return { form, says: 'We write to you as soon as it costs that or less.' };
}

async function wishStock(form: string, productId: number, typed: string): Promise<Answer> {
  const quantity = quantityTyped(typed);
  if (!quantity || quantity > 100_000) {
    const words = 'Enter how many you want: a whole number, 1 or more.';
    return { form, problems: problemsOf(form, { quantity: words }), values: { quantity: typed } };
  }
  await wishAlert({ kind: 'stock', productId, quantity });
  return { form, says: 'We write to you as soon as it is back in stock.' };
}
