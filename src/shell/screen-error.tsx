import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';

import { messages } from '#commerce/messages.ts';
import { pageTitle } from '#commerce/titles.ts';
import { problemOf } from '#lib/api-error.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';

type Words = { title: string; says: string; way: 'retry' | 'sign-in' | 'look' };

/** A screen that could not be shown: what happened, in a person's words, and a way out. */
export function ScreenError() {
  const error = useRouteError();
  const words = wordsFor(error);
  // Talks to the browser: a boundary has no `meta` of its own.
  useEffect(() => {
    document.title = pageTitle(words.title);
    if (words.way === 'retry') console.error(error);
  }, [error, words.title, words.way]);
  return (
    <div className="page-width">
      <PageHeading lead={words.says}>{words.title}</PageHeading>
      <div className="row">
        <WayOut way={words.way} />
        <LinkButton to="/">Go to the home page</LinkButton>
      </div>
    </div>
  );
}

function WayOut({ way }: { way: Words['way'] }) {
  const { revalidate, state } = useRevalidator();
  if (way === 'sign-in') {
    return (
      <LinkButton tone="main" to="/signin">
        Sign in
      </LinkButton>
    );
  }
  if (way === 'look') {
    return (
      <LinkButton tone="main" to="/site-map">
        See all pages of the store
      </LinkButton>
    );
  }
  return (
    <Button tone="main" pending={state === 'loading'} onClick={() => void revalidate()}>
      Try again
    </Button>
  );
}

function wordsFor(error: unknown): Words {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return {
      title: 'Page not found',
      says: 'This page is not here. It may have moved, or the product may have sold for good. Search above, or start from one of these.',
      way: 'look',
    };
  }
  const kind = problemOf(error)?.kind;
  if (kind === 'expired') {
    return { title: 'Please sign in again', says: messages.sessionExpired, way: 'sign-in' };
  }
  if (kind === 'offline') {
    return {
      title: 'No connection',
      says: 'The store could not be reached. Check your connection; your cart is safe meanwhile.',
      way: 'retry',
    };
  }
  return {
    title: 'This page did not load',
    says: 'Something went wrong on our side. Nothing you entered was sent or ordered. Trying again often helps.',
    way: 'retry',
  };
}
