/**
 * Fetched with the first sign of a person: nobody needs any of it before. What is said of a screen
 * that fails travels along, so that it is there when the connection is not.
 */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

// Whoever is there may go on to another page: its call is here by then.
import '#api/catalog/listing-calls.ts';
import '#api/catalog/product-calls.ts';
import { Chat } from '#features/chat/chat.tsx';
import { SiteNotice } from '#features/notice/site-notice.tsx';
import { PageViews } from '#features/privacy/page-views.tsx';
// What a message looks like is here when the connection is not.
import '#ui/toast/toast-list.tsx';

import { BackToTop } from './back-to-top.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import './late-frame.css';

export { DeadEnd } from '#shell/dead-end/dead-end.tsx';

/** §4 The notice stays away from the page that is all figures. It waits until a checkout is over. */
const WITHOUT_NOTICE = /^\/(bold-bullion-portfolio$|checkout\/(?!placed))/;

export function LateFrame() {
  const { pathname } = useLocation();
  const hasScrolled = useHasScrolled();
  return (
    <>
      <OfflineBanner />
      <PageViews />
      {hasScrolled && !WITHOUT_NOTICE.test(pathname) ? <SiteNotice /> : null}
      {hasScrolled ? (
        <div className="late-corner">
          <BackToTop />
          <Chat />
        </div>
      ) : null}
    </>
  );
}

/** §4 Whether the page has been scrolled since it was loaded; it need not be any more. */
function useHasScrolled(): boolean {
  const [hasScrolled, setHasScrolled] = useState(() => scrollY > 0);
  // Talks to the window.
  useEffect(() => {
    if (hasScrolled) return undefined;
    const note = () => setHasScrolled(scrollY > 0);
    // The first scroll may have fallen between drawing and listening.
    note();
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [hasScrolled]);
  return hasScrolled;
}
