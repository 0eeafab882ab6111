import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { audienceQuery, GUEST, notEnded, slidesQuery, type Slide } from '#api/content/showcase.ts';
import { AdItem } from '#commerce/ads/ad-item.tsx';
import { useSignedIn } from '#commerce/session/signed-in.ts';
import { dashboardImagesFailed } from '#commerce/words/log-words.ts';
import { useServerTime } from '#ui/timing/server-time.ts';

import type { Showcase } from './load-showcase.ts';
import { SlideCard } from './slide-card.tsx';
import { SlideRow } from './slide-row.tsx';

/** The slides, the first one large, and a list of the advertisements. */
export function ShowcaseParts({ slides, ads }: Showcase) {
  const shown = useOwnSlides(slides);
  // A cached page may be older than the end of an advertisement.
  const current = notEnded(ads, useServerTime(false));
  return (
    <section id="showcase" className="page-width showcase">
      <h2 id="featured" className="visually-hidden">
        Featured
      </h2>
      {shown.length > 0 ? (
        <SlideRow headingId="featured" count={shown.length}>
          {shown.map((slide, index) => (
            // By index: a customer's slides replace the guest's in the same elements, with their focus.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`slide ${index}`}>
              <SlideCard slide={slide} isFirst={index === 0} />
            </li>
          ))}
        </SlideRow>
      ) : null}
      {current.length > 0 ? (
        <ul className="ad-list">
          {current.map((ad) => (
            <AdItem key={ad.id} ad={ad} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/**
 * A customer's slides in the places of the guest's, as many as these: nothing moves when they come.
 * Until then, and if they cannot be loaded, the guest's.
 */
function useOwnSlides(guests: readonly Slide[]): readonly Slide[] {
  const isCustomer = useSignedIn();
  const { data: audience = GUEST } = useQuery({ ...audienceQuery(), enabled: isCustomer });
  const isOwn = audience.CustomerType !== 'guest' || audience.MetalType !== undefined;
  const { data, error } = useQuery({ ...slidesQuery(audience), enabled: isCustomer && isOwn });
  // §8 Only the console says so.
  useEffect(() => {
    if (error) console.warn(dashboardImagesFailed, error);
  }, [error]);
  const own = (isCustomer && isOwn && data) || [];
  const rest = guests.filter(({ id }) => !own.some((slide) => slide.id === id));
  return [...own, ...rest].slice(0, guests.length);
}
