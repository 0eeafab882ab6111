/**
 * Normalizes a typed invoice number (lower case, spaces, no hyphen) to "BPM-104512". `undefined`
 * for invalid input. §7 does not define the format; it is from the contract.
 */
export function readInvoice(text: string): string | undefined {
  const [, letters, digits] =
    /^([A-Z]{2,4})-?(\d{4,12})$/.exec(text.replaceAll(/\s/g, '').toUpperCase()) ?? [];
  return letters && digits ? `${letters}-${digits}` : undefined;
}
