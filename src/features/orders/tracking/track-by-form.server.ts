import { trackOrder, type TrackedOrder } from '#api/orders/tracked-order.server.ts';
import { judgeEmail } from '#commerce/fields/email.ts';
import { readInvoice } from '#commerce/fields/invoice.ts';
import { isFilled } from '#commerce/fields/required.ts';
import { judgeZip } from '#commerce/fields/zip.ts';
import { waitWords } from '#commerce/words/failure-words.ts';
import { problemOf } from '#lib/api-error.ts';
import type { Problem } from '#ui/field/error-summary.tsx';

type Typed = { invoice: string; email: string; zip: string };

/** The typed values and the result. */
export type Tracking = {
  typed: Partial<Typed>;
  problems?: Problem[];
  /** The reason for no result, if no single field is wrong. */
  says?: string;
  isUnknown?: true;
  order?: TrackedOrder;
};

/**
 * §5, §7 Looks up an order by a form. The answer never says which of the three values did not
 * match.
 */
export async function trackByForm(form: FormData): Promise<Tracking> {
  const typed = {
    invoice: text(form, 'invoice'),
    email: text(form, 'email'),
    zip: text(form, 'zip'),
  };
  const problems = problemsIn(typed);
  const invoice = readInvoice(typed.invoice);
  if (problems.length > 0 || !invoice) return { typed, problems };
  try {
    return { typed, order: await trackOrder({ ...typed, invoice }) };
  } catch (error) {
    const problem = problemOf(error);
    if (problem?.kind === 'missing') return { typed, isUnknown: true };
    const says =
      problem?.kind === 'busy'
        ? `Too many tries. Wait ${waitWords(problem.retryAfterMs)}, then try again.`
        : 'We could not look it up just now. Please try again.';
    return { typed, says };
  }
}

function problemsIn({ invoice, email, zip }: Typed): Problem[] {
  const found: Record<string, string | undefined> = {
    invoice: invoiceProblem(invoice),
    email: emailProblem(email),
    zip: zipProblem(zip),
  };
  return Object.entries(found).flatMap(([field, message]) => (message ? [{ field, message }] : []));
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

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
