import { askStockAlert } from '#api/watchlist/stock-alerts.server.ts';
import { emailWords } from '#commerce/fields/field-words.ts';
import { answered, fieldsOf } from '#commerce/form/answer.ts';
import { STOCK_ALERT } from '#commerce/watch/stock-alert-form.tsx';

/** Sends the link that confirms the address, or returns the problem with the typed address. */
export function askByForm(data: FormData, productId: number) {
  const values = { email: fieldsOf(data)('email') };
  const wrong = { email: emailWords(values.email) };
  return answered({ form: STOCK_ALERT, noun: 'product', values, wrong }, async () => {
    const email = values.email.trim();
    await askStockAlert(productId, email);
    const says = `We have sent a link to ${email}. Confirm there, and we write to you as soon as this can be bought.`;
    return { says, values };
  });
}
