import type { Captcha } from './captcha-check.ts';

/** Draws a check into `place`, which has an id. */
export type CaptchaProvider = (place: HTMLElement) => Promise<Captcha>;

/** The shop's check: Google's where there is a key for it, otherwise a plain question. */
export function captchaWith(siteKey: string | undefined): CaptchaProvider {
  if (!siteKey) return standIn;
  return async (place) => {
    const { googleCaptcha } = await import('./google-captcha.ts');
    return googleCaptcha(place, siteKey);
  };
}

/** A labelled checkbox and never a puzzle. Its token is good for the mock backend only. */
async function standIn(place: HTMLElement): Promise<Captcha> {
  place.innerHTML = `<label class="choice"><input type="checkbox" name="captcha" value="person"><span></span></label>`;
  const control = place.querySelector('input');
  const label = place.querySelector('span');
  if (!control || !label) throw new Error('unreachable: both have just been drawn');
  control.id = `${place.id}-box`;
  label.textContent = STAND_IN_LABEL;
  return {
    control,
    token: () => (control.checked ? control.value : ''),
    reset: () => void (control.checked = false),
  };
}

export const STAND_IN_LABEL = 'I am a person';
