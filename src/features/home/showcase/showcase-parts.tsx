import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { audienceQuery, GUEST, notEnded, slidesQuery, type Slide } from '#api/content/showcase.ts';
import { AdItem } from '#commerce/ads/ad-item.tsx';
import { SideRow } from '#commerce/ads/side-row.tsx';
import { useSignedIn } from '#commerce/session/signed-in.ts';
import { dashboardImagesFailed } from '#commerce/words/log-words.ts';
import { useServerTime } from '#ui/timing/server-time.ts';

import type { Showcase } from './load-showcase.ts';
import { SlideCard } from './slide-card.tsx';

/** The first slide large, and a list of the others with the advertisements. */
export function ShowcaseParts({ slides, ads }: Showcase) {
  const [first, ...others] = useOwnSlides(slides);
  // A page that was kept may be older than the end of what it shows.
  const current = notEnded(ads, useServerTime(false));
  const count = others.length + current.length;
  return (
    <section id="showcase" className="page-width showcase">
      <h2 id="featured" className="visually-hidden">
        Featured
      </h2>
      {first ? (
        <div className="showcase-first">
          <SlideCard slide={first} isFirst />
        </div>
      ) : null}
      {count > 0 ? (
        <SideRow className="showcase-others" headingId="featured" count={count}>
          {others.map((slide, place) => (
            // By place: a customer's slides come into the elements of the guest's, with their focus.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`slide ${place}`}>
              <SlideCard slide={slide} />
            </li>
          ))}
          {current.map((ad) => (
            <AdItem key={ad.id} ad={ad} />
          ))}
        </SideRow>
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
