/** Google's public key for this site; `undefined` if a plain checkbox replaces its widget. */
export function captchaSiteKey(): string | undefined {
  return process.env['RECAPTCHA_SITE_KEY'] || undefined;
}
