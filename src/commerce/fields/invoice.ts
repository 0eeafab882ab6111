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
