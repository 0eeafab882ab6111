import { askStockAlert } from '#api/watchlist/stock-alerts.server.ts';
import { emailWords } from '#commerce/fields/field-words.ts';
import { failedAnswer, fieldsOf, problemsOf, type Answer } from '#commerce/form/answer.ts';
import { STOCK_ALERT } from '#commerce/watch/stock-alert-form.tsx';

/** Sends the link that confirms the address, or returns the problem with the typed address. */
export async function askByForm(data: FormData, productId: number): Promise<Answer> {
  const form = STOCK_ALERT;
  const values = { email: fieldsOf(data)('email') };
  const problems = problemsOf(form, { email: emailWords(values.email) });
  if (problems.length > 0) return { form, problems, values };
  const email = values.email.trim();
  try {
    await askStockAlert(productId, email);
  } catch (error) {
    return { ...failedAnswer(form, error), values };
  }
  return {
    form,
    says: `We have sent a link to ${email}. Confirm there, and we write to you as soon as this can be bought.`,
    values,
  };
}
