/**
 * Renders a CAPTCHA into `place`, which has an id and is in a form. The provider adds a field with
 * its token to that form: `captcha` or `g-recaptcha-response`. A token is valid once: the returned
 * function requests a new check.
 */
export type CaptchaProvider = (place: HTMLElement, siteKey: string) => Promise<() => void>;

/** The shop's provider. Its script loads with the first check. */
export const drawCaptcha: CaptchaProvider = async (place, siteKey) => {
  const { googleCaptcha } = await import('./google-captcha.ts');
  return googleCaptcha(place, siteKey);
};
