import { trackOrder, type TrackedOrder } from '#api/orders/tracked-order.server.ts';
import { judgeEmail } from '#commerce/fields/email.ts';
import { readInvoice } from '#commerce/fields/invoice.ts';
import { isFilled } from '#commerce/fields/required.ts';
import { judgeZip } from '#commerce/fields/zip.ts';
import { answered, fieldsOf, valuesOf, type Answer } from '#commerce/form/answer.ts';
import { problemsIn } from '#commerce/form/field-of.ts';

export type Tracked = { order: TrackedOrder };

/** Ends that say nothing about a single value. */
const TELLABLE = new Set<Answer['kind']>(['saved', 'missing', 'busy']);

/**
 * §5, §7 Looks up an order by a form. The answer never says which of the three values did not
 * match.
 */
export async function trackByForm(form: FormData): Promise<Answer<Tracked>> {
  const field = fieldsOf(form);
  const values = valuesOf((name) => field(name).trim(), ['invoice', 'email', 'zip']);
  const wrong = {
    invoice: invoiceProblem(values.invoice),
    email: emailProblem(values.email),
    zip: zipProblem(values.zip),
  };
  const answer = await answered({ form: '', noun: 'order', values, wrong }, async () => {
    const invoice = readInvoice(values.invoice) ?? '';
    return { order: await trackOrder({ ...values, invoice }), values };
  });
  if (TELLABLE.has(answer.kind) || problemsIn(answer).length > 0) return answer;
  const says = 'We could not look it up just now. Please try again.';
  return { kind: 'failed', form: '', values, says };
}

function invoiceProblem(invoice: string): string | undefined {
  if (!isFilled(invoice)) return 'Enter the order number from your confirmation.';
  if (!readInvoice(invoice)) return 'An order number has letters and digits, like BPM-104512.';
  return undefined;
}

function emailProblem(email: string): string | undefined {
  const state = judgeEmail(email);
  if (state === 'empty') return 'Enter the email address of the order.';
  if (state === 'wrong') return 'Enter an email address like name@example.com.';
  return undefined;
}

function zipProblem(zip: string): string | undefined {
  const state = judgeZip(zip);
  if (state === 'empty') return 'Enter the ZIP code that the order ships to.';
  if (state === 'wrong') return 'Use 5 digits, for example 75201, or 5, a hyphen and 4.';
  return undefined;
}
