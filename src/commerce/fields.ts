/** §5 The rules of typed fields. Each says what a text is; the words are the form's. */

/** §5 Email: local part, @, domain, and 2-4 letter suffix; empty is a distinct state. */
export function emailState(text: string): 'empty' | 'wrong' | 'right' {
  const email = text.trim();
  if (email === '') return 'empty';
  return /^[^\s@]+@[^\s@]+\.[a-z]{2,4}$/i.test(email) ? 'right' : 'wrong';
}

/** §5 Required text: non-empty after whitespace removal. */
export function isFilled(text: string): boolean {
  return text.replaceAll(/\s/g, '') !== '';
}

/** §5 Zip: 5 digits, optionally hyphen plus 4 digits. */
export function isZip(text: string): boolean {
  return /^\d{5}(-\d{4})?$/.test(text.trim());
}

/**
 * An invoice number as the store writes it, "BPM-104512", from what people type: small letters,
 * gaps, no hyphen. `undefined` for what cannot be one. §7 passes invoices on; their form is the
 * contract's.
 */
export function readInvoice(text: string): string | undefined {
  const [, letters, digits] =
    /^([A-Z]{2,4})-?(\d{4,12})$/.exec(text.replaceAll(/\s/g, '').toUpperCase()) ?? [];
  return letters && digits ? `${letters}-${digits}` : undefined;
}
