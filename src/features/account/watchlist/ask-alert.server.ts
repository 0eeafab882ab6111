import { wishAlert } from '#api/watchlist/alert-calls.server.ts';
import type { AlertWish } from '#api/watchlist/alerts.ts';
import { requestAlert } from '#api/watchlist/guest-alerts.server.ts';
import { emailWords } from '#commerce/fields/field-words.ts';
import { centsTyped } from '#commerce/fields/number.ts';
import { answered, fieldsOf, valuesOf, type Answer } from '#commerce/form/answer.ts';
import { alertForm, type AlertTarget } from '#commerce/alerts/alert-target.ts';

import { eventWords } from './alert-words.ts';
import { priceWords } from './price-asked.server.ts';

/**
 * Asks for an alert, or returns the problem with what was typed. A customer's alert starts at once;
 * a guest gets the link that confirms the address.
 */
export async function askByForm(
  data: FormData,
  target: AlertTarget,
  isCustomer: boolean,
): Promise<Answer> {
  const values = valuesOf(fieldsOf(data), ['direction', 'price', 'email']);
  const wish = wishTyped(target, values);
  const wrong = {
    direction: values.direction || target.kind !== 'spot' ? undefined : 'Choose above or below.',
    price: target.kind === 'stock' ? undefined : await priceWords(wish),
    email: isCustomer ? undefined : emailWords(values.email),
  };
  const noun = target.kind === 'spot' ? 'metal' : 'product';
  return answered({ form: alertForm(target), noun, values, wrong }, async () => {
    const event = eventWords(wish, 'this');
    if (isCustomer) {
      await wishAlert(wish);
      const says = `We write to you once, as soon as ${event}. You can withdraw the alert on your watchlist.`;
      return { says, values };
    }
    const email = values.email.trim();
    await requestAlert(wish, email);
    const says = `We have sent a link to ${email}. Confirm there, and we write to you as soon as ${event}.`;
    return { says, values };
  });
}

function wishTyped(target: AlertTarget, typed: { direction: string; price: string }): AlertWish {
  if (target.kind === 'stock') return { ...target, quantity: 1 };
  const cents = centsTyped(typed.price) ?? 0;
  if (target.kind === 'price') return { ...target, cents };
  return { ...target, direction: typed.direction === 'above' ? 'above' : 'below', cents };
}
