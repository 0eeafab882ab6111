import { setting } from '#ui/settings.ts';

/** The used part of Google's script. */
type Grecaptcha = {
  ready(then: () => void): void;
  render(place: HTMLElement, options: Record<string, string>): number;
  reset(widget: number): void;
};

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit&hl=en';
/** Width of the widget in its normal size, in pixels. */
const WIDTH_PX = 304;

let loading: Promise<Grecaptcha> | undefined;

/**
 * reCAPTCHA v2, the checkbox: a titled frame that works by keyboard and has an audio alternative.
 */
export async function googleCaptcha(place: HTMLElement, siteKey: string): Promise<() => void> {
  const google = await script();
  const box = document.createElement('div');
  place.replaceChildren(box);
  const widget = google.render(box, {
    sitekey: siteKey,
    theme: isDark() ? 'dark' : 'light',
    // The place itself is still empty, and may have no width.
    size: (place.closest('form')?.clientWidth ?? 0) < WIDTH_PX ? 'compact' : 'normal',
  });
  return () => google.reset(widget);
}

function isDark(): boolean {
  const theme = setting('theme');
  if (theme === 'system') return matchMedia('(prefers-color-scheme: dark)').matches;
  return theme === 'dark';
}

/** Loads with the first check; a failed download is retried with the next check. */
function script(): Promise<Grecaptcha> {
  loading ??= new Promise<Grecaptcha>((resolve, reject) => {
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
    loading = undefined;
    throw error;
  });
  return loading;
}
