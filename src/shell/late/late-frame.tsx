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

/** §4 The notice is hidden on the portfolio and during a checkout. */
const WITHOUT_NOTICE = /^\/(bold-bullion-portfolio(?:\/|$)|checkout\/(?!placed))/;

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
      {hasScrolled && !WITHOUT_NOTICE.test(pathname) ? (
        <Catch instead={null}>
          <SiteNotice />
        </Catch>
      ) : null}
      {hasScrolled ? <BackToTop /> : null}
      {hasScrolled && footer ? createPortal(<Chat />, footer) : null}
    </>
  );
}

/** §4 Whether the page has been scrolled since it was loaded, even if it is at the top again. */
function useHasScrolled(): boolean {
  const [hasScrolled, setHasScrolled] = useState(() => scrollY > 0);
  // Subscribes to scrolling.
  useEffect(() => {
    if (hasScrolled) return undefined;
    const note = () => setHasScrolled(scrollY > 0);
    // The first scroll may have come between rendering and subscribing.
    note();
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [hasScrolled]);
  return hasScrolled;
}
