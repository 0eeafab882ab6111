import { chatScript } from '#features/site/chat/provider.ts';
import { captchaSiteKey } from '#features/site/newsletter/site-key.server.ts';
import { paymentPages } from '#gateway/payment-pages.server.ts';
import { adsScript } from '#lib/ads-script.ts';
import { LAYERS } from '#ui/layers.ts';

import { sha256 } from './sha256.ts';

/** The style element that react-aria adds to every page. */
const PRESSABLE = `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`;
const STYLES = [LAYERS, PRESSABLE].map((text) => `'sha256-${sha256(text)}'`);

const GOOGLE = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/**
 * The Content-Security-Policy of a page, without `unsafe-inline` or `unsafe-eval`. `inline` are its
 * inline scripts: their nonce, or their hashes. The hosts of a configured payment provider, CAPTCHA,
 * chat or tag manager are added.
 */
export function pagePolicy(inline: readonly string[]): string {
  const payment = hostsOf(paymentPages(), process.env['PAYMENT_HOSTS']);
  const captcha = captchaSiteKey() ? GOOGLE : [];
  const chat = hostsOf(chatScript());
  const live = chat.map((host) => host.replace(/^http/, 'ws'));
  const ads = hostsOf(adsScript(), adsScript() && process.env['ADS_HOSTS']);
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline, ...captcha, ...chat, ...ads],
    'style-src': ["'self'", ...STYLES, ...chat],
    'img-src': ["'self'", 'data:', 'blob:', ...chat, ...ads],
    'font-src': ["'self'", ...chat],
    'connect-src': ["'self'", ...captcha, ...chat, ...live, ...ads],
    'frame-src': ["'self'", ...payment, ...captcha, ...chat, ...ads],
    'form-action': ["'self'", ...payment],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'manifest-src': ["'self'"],
    // What others' scripts write into a page is theirs to judge.
    ...(captcha.length + chat.length + ads.length === 0 && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    }),
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The origins of addresses, which are separated by spaces; paths of this store have none. */
function hostsOf(...lists: (string | undefined)[]): string[] {
  return lists
    .flatMap((list) => list?.split(/\s+/) ?? [])
    .flatMap((address) => URL.parse(address)?.origin ?? []);
}
