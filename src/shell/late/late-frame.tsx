/**
 * Fetched with the first sign of a person: nobody needs any of it before.
 */
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';

// For the next page: its calls are fetched by then, and so is what is said if it fails.
import '#api/catalog/listing-calls.ts';
import '#api/catalog/product-calls.ts';
import { Chat } from '#features/site/chat/chat.tsx';
import { SiteNotice } from '#features/site/notice/site-notice.tsx';
import { PageViews } from '#features/account/privacy/page-views.tsx';
import '#shell/dead-end/dead-end.tsx';
import { Catch } from '#ui/frame/boundary.tsx';
// The styles of messages, for a lost connection.
import '#ui/toast/toast-list.tsx';

import { BackToTop } from './back-to-top.tsx';
import { NewReleaseBanner } from './new-release-banner.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { usePartKeys } from './part-keys.ts';
import './late-frame.css';

/** §4 Without the notice: the portfolio, a checkout, requests to sell or to return, the comparison. */
const WITHOUT_NOTICE = [
  /^\/bold-bullion-portfolio(\/|$)/,
  /^\/checkout\/(?!placed)/,
  /^\/sell-to-us\/request(\/|$)/,
  /^\/orders\/orderdetails\/[^/]+\/./,
  /^\/compare$/,
];

export function LateFrame() {
  const { pathname } = useLocation();
  const hasScrolled = useHasScrolled();
  usePartKeys();
  const footer = document.querySelector('.site-footer #footer-chat');
  return (
    <>
      <OfflineBanner />
      <NewReleaseBanner />
      <PageViews />
      {hasScrolled && !WITHOUT_NOTICE.some((page) => page.test(pathname)) ? (
        <Catch instead={null}>
          <SiteNotice />
        </Catch>
      ) : null}
      <BackToTop />
      {hasScrolled && footer ? createPortal(<Chat />, footer) : null}
    </>
  );
}

/** §4 Whether the shopper has scrolled since the page was loaded, even if it is at the top again. */
function useHasScrolled(): boolean {
  const { key } = useLocation();
  const [hasScrolled, setHasScrolled] = useState(hasScrolledBefore);
  // Subscribes to scrolling, on each page from the position where it begins: Back restores one.
  useEffect(() => {
    if (hasScrolled) return undefined;
    const first = scrollY;
    const note = () => setHasScrolled(scrollY > 0 && scrollY !== first);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each page begins somewhere else
  }, [hasScrolled, key]);
  return hasScrolled;
}

/** Whether this page began at its top and is elsewhere now. A reload and Back restore a position. */
function hasScrolledBefore(): boolean {
  const [{ type } = { type: '' }] = performance.getEntriesByType(
    'navigation',
  ) as PerformanceNavigationTiming[];
  return scrollY > 0 && type === 'navigate' && !location.hash;
}
