import { lazy } from 'react';
import { useRouteError } from 'react-router';

import { PageHeading } from '#ui/frame/page-heading.tsx';

// Here, because the server's HTML knows no sheet of what is fetched later.
import './dead-end/dead-end.css';

/** Few screens fail, so what is said about it is no part of the first load. */
const DeadEnd = lazy(() =>
  import('./late/late-frame.tsx').then(
    (loaded) => ({ default: loaded.DeadEnd }),
    () => ({ default: OutOfReach }),
  ),
);

/**
 * A screen that could not be shown. No boundary waits around it: until the words have come, React
 * leaves the page as it is, so that the focus and the title find them there.
 */
export function ScreenError() {
  return <DeadEnd error={useRouteError()} />;
}

/** Nor could the words be fetched. */
function OutOfReach() {
  return (
    <div className="page-width">
      <PageHeading lead="The store could not be reached. Check your connection; your cart is safe.">
        No connection
      </PageHeading>
      <button type="button" onClick={() => location.reload()}>
        Try again
      </button>
    </div>
  );
}
