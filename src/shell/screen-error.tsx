import { lazy, useEffect } from 'react';
import { useRouteError } from 'react-router';

import { loadIfRenewed } from '#lib/release.ts';
import { PageHeading } from '#ui/frame/page-heading.tsx';
import { OFFLINE } from '#ui/timing/on-intent.ts';

// Imported here, since the server's HTML does not include style sheets of lazy modules.
import './dead-end/dead-end.css';

/** Few screens fail, so the words for it are not in the first load. */
const DeadEnd = lazy(() =>
  import('./dead-end/dead-end.tsx').then(
    (loaded) => ({ default: loaded.DeadEnd }),
    () => ({ default: OutOfReach }),
  ),
);

/**
 * A screen that could not be shown. It has no Suspense around it: React leaves the page as it is
 * until the words are fetched, so that focus and title find them.
 */
export function ScreenError() {
  return <DeadEnd error={useRouteError()} />;
}

/** The words could not be fetched either. */
function OutOfReach() {
  // Talks to the server: another build may have replaced this one.
  useEffect(() => void loadIfRenewed(), []);
  return (
    <div className="page-width">
      <PageHeading lead={OFFLINE}>No connection</PageHeading>
      <button type="button" onClick={() => location.reload()}>
        Try again
      </button>
    </div>
  );
}
