import { withdrawAlert, wishAlert } from '#api/watchlist/alert-calls.server.ts';
import type { AlertWish } from '#api/watchlist/alerts.ts';
import { unwatch, watch } from '#api/watchlist/watch-verbs.ts';
import { onServer } from '#api/watchlist/watchlist-calls.server.ts';
import { centsTyped, quantityTyped } from '#commerce/fields/number.ts';
import { CAN_PUT_BACK, answered, fieldsOf, refusal, type Answer } from '#commerce/form/answer.ts';
import { isUnwatched, isWatched } from '#commerce/alerts/watch-words.ts';

import { priceWords } from './price-asked.server.ts';

/** What was removed, with the form that restores it; or the name of what came back. */
export type WatchlistSaved = {
  says: string;
  back?: { name: string; form: string; fields?: Record<string, string> };
  cameBack?: string;
};

/**
 * Handles a form of the watchlist: `remove-731`, `watch-225134`, `price-225134`, `stock-225134`,
 * `withdraw-210` or `alert`.
 */
export async function changeWatchlist(data: FormData): Promise<Answer<WatchlistSaved>> {
  const field = fieldsOf(data);
  const form = field('form');
  const [what = '', which = ''] = form.split('-');
  const name = field('name') || 'The product';
  const id = Number(which);
  const carryOut = (noun: string, work: () => Promise<WatchlistSaved>) =>
    answered({ form, noun }, work);
  switch (what) {
    case 'remove':
      return carryOut('product', async () => {
        await unwatch(onServer, id);
        return {
          says: `${isUnwatched(name)} ${CAN_PUT_BACK}`,
          back: { name, form: `watch-${field('product')}` },
        };
      });
    case 'watch':
      return carryOut('product', async () => {
        await watch(onServer, id);
        return { says: isWatched(name), cameBack: name };
      });
    case 'price':
      return wishPrice(form, id, field('target'));
    case 'stock':
      return wishStock(form, id, field('quantity'));
    case 'withdraw':
      return carryOut('alert', async () => {
        await withdrawAlert(id);
        const back = { name, form: 'alert', fields: { wish: field('wish') } };
        return { says: 'The alert is withdrawn.', back };
      });
    case 'alert':
      return carryOut('product', async () => {
        await wishAlert(JSON.parse(field('wish')) as AlertWish);
        return { says: 'The alert waits again.', cameBack: name };
      });
    default:
      return refusal(form, 'The store does not know this form.');
  }
}

async function wishPrice(form: string, productId: number, target: string) {
  const wish = { kind: 'price', productId, cents: centsTyped(target) ?? 0 } as const;
  const wrong = { target: await priceWords(wish) };
  return answered({ form, noun: 'product', values: { target }, wrong }, async () => {
    await wishAlert(wish);
    return { says: 'We write to you as soon as it costs that or less.' };
  });
}

function wishStock(form: string, productId: number, typed: string) {
  const quantity = quantityTyped(typed) ?? 0;
  const isFine = quantity > 0 && quantity <= 100_000;
  const words = 'Enter how many you want: a whole number, 1 or more.';
  const asked = {
    form,
    noun: 'product',
    values: { quantity: typed },
    wrong: { quantity: isFine ? undefined : words },
  };
  return answered(asked, async () => {
    await wishAlert({ kind: 'stock', productId, quantity });
    return { says: 'We write to you as soon as it is back in stock.' };
  });
}
