/** Fetched with the first scroll: nobody needs any of it before. */
import { useLocation } from 'react-router';

import { SiteNotice } from '#features/notice/site-notice.tsx';

import { BackToTop } from './back-to-top.tsx';

/** §4 The notice stays away from the one page that is all figures. */
const WITHOUT_NOTICE = '/bold-bullion-portfolio';

export function LateFrame() {
  const { pathname } = useLocation();
  return (
    <>
      {pathname === WITHOUT_NOTICE ? null : <SiteNotice />}
      <BackToTop />
    </>
  );
}
