import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { pageTitle } from '#commerce/page/titles.ts';
import { LinkButton } from '#ui/button.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { signInHref } from './return-to.ts';

/** Replaces a customer's page after sign-out. */
export function LeftScreen({ heading, toDo }: { heading: string; toDo: string }) {
  const { pathname, search } = useLocation();
  // Synchronizes focus: the focused element was removed with the page.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, []);
  return (
    <div className="page-width">
      <title>{pageTitle(heading)}</title>
      <PageHeading lead="You are not signed in any more.">{heading}</PageHeading>
      <LinkButton to={signInHref(pathname + search)} tone="main">
        {toDo}
      </LinkButton>
    </div>
  );
}
