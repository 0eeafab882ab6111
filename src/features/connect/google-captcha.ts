import { setting } from '#ui/settings.ts';

import type { Captcha } from './captcha-check.ts';

/** The part of Google's script that is used here. */
type Grecaptcha = {
  ready(then: () => void): void;
  render(place: HTMLElement, options: Record<string, string>): number;
  getResponse(widget: number): string;
  reset(widget: number): void;
};

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit&hl=en';
/** Pixels that the widget takes in its usual size. */
const WIDTH_PX = 304;

let arriving: Promise<Grecaptcha> | undefined;

/** reCAPTCHA v2, the checkbox: a titled frame that works by keyboard and has an audio way. */
export async function googleCaptcha(place: HTMLElement, siteKey: string): Promise<Captcha> {
  const google = await script();
  const box = document.createElement('div');
  place.replaceChildren(box);
  place.tabIndex = -1;
  place.setAttribute('role', 'group');
  place.setAttribute('aria-label', 'CAPTCHA verification');
  const widget = google.render(box, {
    sitekey: siteKey,
    theme: isDark() ? 'dark' : 'light',
    // The place itself is as wide as what stands in it: nothing, so far.
    size: (place.parentElement?.clientWidth ?? 0) < WIDTH_PX ? 'compact' : 'normal',
  });
  return {
    control: place,
    token: () => google.getResponse(widget),
    reset: () => google.reset(widget),
  };
}

function isDark(): boolean {
  const theme = setting('theme');
  if (theme === 'system') return matchMedia('(prefers-color-scheme: dark)').matches;
  return theme === 'dark';
}

/** Fetched when the first check is shown; a failed download is tried again next time. */
function script(): Promise<Grecaptcha> {
  arriving ??= new Promise<Grecaptcha>((resolve, reject) => {
    const element = document.createElement('script');
    element.src = SCRIPT;
    element.addEventListener('error', () => reject(new Error('reCAPTCHA did not load')));
    element.addEventListener('load', () => {
      const { grecaptcha } = window as unknown as { grecaptcha?: Grecaptcha };
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error('reCAPTCHA did not start'));
    });
    document.head.append(element);
  }).catch((error: unknown) => {
    arriving = undefined;
    throw error;
  });
  return arriving;
}
