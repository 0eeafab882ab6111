/** Google's public key for this site, `undefined` where a plain checkbox stands in for its widget. */
export function captchaSiteKey(): string | undefined {
  return process.env['RECAPTCHA_SITE_KEY'] || undefined;
}
