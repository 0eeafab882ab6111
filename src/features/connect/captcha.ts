/**
 * Draws a check that the shopper is a person into `place`, which has an id and is in a form. The
 * provider adds a field with its token to that form: `captcha` or `g-recaptcha-response`. A token
 * can be used once: the returned function asks for the check again.
 */
export type CaptchaProvider = (place: HTMLElement, siteKey: string) => Promise<() => void>;

/** The shop's provider. It is fetched with the first check. */
export const drawCaptcha: CaptchaProvider = async (place, siteKey) => {
  const { googleCaptcha } = await import('./google-captcha.ts');
  return googleCaptcha(place, siteKey);
};
