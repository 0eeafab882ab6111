import { pagePolicy } from './page-policy.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/** Files and data are no pages: nothing of them runs, and nobody frames them. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

const UNUSED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'midi',
  'serial',
  'usb',
];

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Voice search and Apple Pay.
  'permissions-policy': [
    'microphone=(self)',
    'payment=(self)',
    ...UNUSED.map((name) => `${name}=()`),
  ].join(', '),
};

/**
 * Adds the headers that keep an answer safe in a browser; those that it has stay. `protocol` is the
 * one it was asked by, and `inline` are the nonce or the hashes of a page's inline scripts.
 */
export function secure(headers: Headers, protocol: string, inline: readonly string[] = []): void {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  const all = {
    ...HEADERS,
    'content-security-policy': isPage ? pagePolicy(inline) : FILE_POLICY,
    ...(protocol === 'https:' && { 'strict-transport-security': `max-age=${YEAR_S}` }),
  };
  for (const [name, value] of Object.entries(all)) {
    if (!headers.has(name)) headers.set(name, value);
  }
}
