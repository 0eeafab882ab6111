import { useQuery } from '@tanstack/react-query';

import { adsQuery, notEnded, type AdPlace } from '#api/content/showcase.ts';
import { useServerTime } from '#ui/timing/server-time.ts';

import { AdItem } from './ad-item.tsx';
import './ads.css';

/** The advertisements of a page; nothing if there are none, or if the call fails (§8). */
export function Ads({ on }: { on: AdPlace }) {
  const { data = [] } = useQuery(adsQuery(on));
  // An end that comes while somebody reads moves nothing away.
  const ads = notEnded(data, useServerTime(false));
  if (ads.length === 0) return null;
  return (
    <section className="section ads">
      <h2>Also in the store</h2>
      <ul className="ad-list">
        {ads.map((ad) => (
          <AdItem key={ad.id} ad={ad} />
        ))}
      </ul>
    </section>
  );
}
