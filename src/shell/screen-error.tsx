import { lazy, useEffect, useState } from 'react';
import { useRouteError } from 'react-router';

import { loadIfRenewed } from '#lib/release.ts';
import { PageHeading } from '#ui/frame/page-heading.tsx';
import { OFFLINE } from '#ui/timing/on-intent.ts';
import { announce } from '#ui/toast/announcer.tsx';

// Imported here, since the server's HTML does not include style sheets of lazy modules.
import './dead-end/dead-end.css';
import { RENEWED } from './dead-end/renewed.ts';

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

/** The words could not be fetched either: another build may have replaced this one. */
function OutOfReach() {
  const [{ title, says }, setWords] = useState({ title: 'No connection', says: OFFLINE });
  // Talks to the server.
  useEffect(() => {
    async function find() {
      if (!(await loadIfRenewed())) return;
      setWords(RENEWED);
      announce(RENEWED.title);
    }
    void find();
  }, []);
  return (
    <div className="page-width">
      <PageHeading lead={says}>{title}</PageHeading>
      <button type="button" onClick={() => location.reload()}>
        Try again
      </button>
    </div>
  );
}
