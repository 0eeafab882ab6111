import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { LinkButton } from '#ui/button.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { pageTitle } from '#commerce/page/titles.ts';

import { signInHref } from './return-to.ts';

/** Replaces a customer's page after sign-out. */
export function LeftScreen({ heading, toDo }: { heading: string; toDo: string }) {
  const { pathname, search } = useLocation();
  // Sets the document's title, which was that of the customer's page, and the focus, whose element
  // was removed with the page.
  useEffect(() => {
    document.title = pageTitle(heading);
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [heading]);
  return (
    <div className="page-width">
      <PageHeading lead="You are not signed in any more.">{heading}</PageHeading>
      <LinkButton to={signInHref(pathname + search)} tone="main">
        {toDo}
      </LinkButton>
    </div>
  );
}
