import { expect, test, vi } from 'vitest';

import { inSrc } from './sources.ts';

vi.setConfig({ testTimeout: 60_000 });

/**
 * The server's HTML cannot know the history or the storage. A file that reads one of them is listed
 * here once it is sure that nothing of it is drawn before hydration has ended.
 */
const READS_HISTORY: Record<string, string> = {
  'src/routes/sell/request.tsx': 'a title, which React sets without comparing it',
  'src/ui/timing/hydrated.ts': 'waits for hydration',
  'src/ui/overlay/on-back.ts': 'copies it into the next entry',
};

const EXTERNAL = 'an external store with a snapshot of the server';
const EFFECT = 'read in effects and handlers';
const LATE = 'read by components that are loaded after hydration';

const READS_STORAGE: Record<string, string> = {
  'src/commerce/cart/keep/are-kept.ts': EFFECT,
  'src/commerce/cart/keep/guest-store.ts': EXTERNAL,
  'src/commerce/cart/keep/refused-changes.ts': EFFECT,
  'src/commerce/cart/keep/removals.ts': EXTERNAL,
  'src/commerce/cart/keep/unfinished.ts': EFFECT,
  'src/commerce/cart/read/resume.ts': EFFECT,
  'src/commerce/compare/chosen.ts': LATE,
  'src/features/shop/compare/compare-button.tsx': EFFECT,
  'src/commerce/form/draft.ts': 'read in effects, and by forms that are drawn after hydration',
  'src/commerce/form/use-form-key.ts': 'read at a press',
  'src/commerce/likes/kept-likes.ts': LATE,
  'src/commerce/photos/photo-store.ts': EXTERNAL,
  'src/commerce/product/price-alerts.ts': LATE,
  'src/commerce/session/arrival.ts': EFFECT,
  'src/commerce/session/logged-out.ts': 'read once a customer has left, never during hydration',
  'src/commerce/visits/dismissed-notice.ts': 'waits for hydration, or loaded after it',
  'src/features/cart/coupons/coupon-offer.tsx': LATE,
  'src/features/checkout/placed/count-purchase.ts': EFFECT,
  'src/features/account/preferences/account-choices.ts': EFFECT,
  'src/features/account/privacy/count-view.ts': EFFECT,
  'src/features/sell/list/sale-list.ts': EXTERNAL,
  'src/features/account/session/forget-visitor.ts': EFFECT,
  'src/lib/release.ts': 'read before a load, never during hydration',
  'src/lib/tabs.ts': 'only written',
  'src/lib/told-since.ts': EFFECT,
  'src/ui/settings.ts':
    'read by components that are loaded after hydration; `early.js` sets attributes',
  'src/ui/timing/live-updates.ts': EXTERNAL,
};

/** The files whose code, without comments, matches. */
function filesWith(pattern: RegExp): string[] {
  return inSrc
    .filter(({ path }) => !/\.test\.tsx?$/.test(path))
    .filter(({ text }) => pattern.test(text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')))
    .map(({ path }) => path)
    .toSorted();
}

test('only listed files read the state of the history', () => {
  const reads =
    /\bhistory\.state\b|\buseLocation\(\)\.state\b|\blocation\.state\b|\{[^{}]*\bstate\b[^{}]*\} = (?:useLocation\(\)|args\.location)/;
  expect(filesWith(reads)).toEqual(Object.keys(READS_HISTORY).toSorted());
});

test('only listed files use the storage of the browser', () => {
  expect(filesWith(/\b(?:local|session)Storage\b/)).toEqual(Object.keys(READS_STORAGE).toSorted());
});
