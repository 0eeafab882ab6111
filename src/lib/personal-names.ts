/** Names that usually belong to a person, in words with hyphens between them. */
const USUAL =
  /(?<![a-z\d])(?:(?:first|last|middle|full|maiden|sur|given|family|user|customer|profile|display|holder)-?name|e-?mail|mob(?:ile)?-?(?:no|number|phone)|(?:tele)?phone|fax|street|address-?(?:line-?)?\d|ip-?address|zip|zip-?code|postal|postal-?code|licen[cs]e|id-?(?:number|no)|ssn|social-?security|tax-?(?:payer-?)?id|tin|ein|routing|iban|account-?(?:number|no)|pass(?:word|code|phrase)|passport|token|captcha|birth|birth-?(?:date|day)|dob|(?:customer|user|guest|visitor)-?id)s?(?![a-z])|^(?:mobile|city|company)$|(?:note|comment)s?$/;

/**
 * Whether a name belongs to a person: one of `fields`, which the contract marks with `x-personal`, or
 * one that looks like it, since an API may send fields that its contract does not have.
 */
export function personalNames(fields: readonly string[]): (name: string) => boolean {
  const known = new Set(fields.map(joined));
  // `to[firstName]` and `to.firstName` have one name for each step.
  return (name) =>
    name.split(/[^\w-]+/).some((step) => known.has(joined(step)) || looksPersonal(step));
}

/** Whether a field or parameter of this name usually holds data of a person. */
export function looksPersonal(name: string): boolean {
  return USUAL.test(
    name
      .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
      .replaceAll('_', '-')
      .toLowerCase(),
  );
}

function joined(name: string): string {
  return name.replaceAll(/[_-]/g, '').toLowerCase();
}
