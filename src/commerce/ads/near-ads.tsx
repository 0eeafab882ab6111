import type { AdPlace } from '#api/content/showcase.ts';
import { Near } from '#commerce/page/near.tsx';

const loadAds = async () => (await import('./ads.tsx')).Ads;

/** The advertisements of a kind of page, asked for when somebody comes near its end. */
export function NearAds({ on }: { on: AdPlace }) {
  return <Near load={loadAds} on={on} />;
}
