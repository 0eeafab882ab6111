/** Fetched when a screen cannot be shown, or earlier with the late frame. */
import { useEffect, useRef, useState } from 'react';
import { Form, useLocation, useNavigate, useNavigation } from 'react-router';

import { pageTitle } from '#commerce/page/titles.ts';
import { problemOf } from '#lib/api-error.ts';
import { loadAgain, loadIfRenewed } from '#lib/release.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';
import { useHydrated } from '#ui/timing/hydrated.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { RENEWED } from './renewed.ts';
import { searchWords } from './search-words.ts';
import { wordsFor, type Words } from './words.ts';

/** Links to the pages that most shoppers want. */
const WAYS_ON = [
  ['/silver/silver-coins', 'Silver coins'],
  ['/silver/silver-bars', 'Silver bars'],
  ['/gold/gold-coins', 'Gold coins'],
  ['/gold/gold-bars', 'Gold bars'],
  ['/best-sellers', 'Best sellers'],
  ['/deals', 'Deals'],
  ['/bullion-in-stock', 'Bullion in stock'],
] as const;

/** Explains why a screen cannot be shown, and links to other pages. */
export function DeadEnd({ error }: { error: unknown }) {
  const failed = wordsFor(error, useHydrated());
  const words: Words = useIsRenewed(error) ? { ...RENEWED, way: 'retry' } : failed;
  const { title, says, way, canSearch } = words;
  // Sets the document's title: the route's own title may be earlier in the document.
  useEffect(() => {
    document.title = pageTitle(title);
    if (way === 'retry') console.warn(error);
    if (isScriptError(error) && error.stack)
      window.onerror?.(error.message, undefined, undefined, undefined, error);
  }, [error, title, way]);
  return (
    <div className="dead-end page-width">
      <title>{pageTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <PageHeading lead={says}>{title}</PageHeading>
      {canSearch ? <Search /> : null}
      <div className="row">
        <WayOut way={way} error={error} />
        <LinkButton to="/">Go to the home page</LinkButton>
      </div>
      {canSearch ? <WaysOn /> : null}
    </div>
  );
}

/** Whether a script of the page has failed, here or on the server, whose errors have no stack. */
function isScriptError(error: unknown): error is Error {
  return error instanceof Error && !problemOf(error);
}

/** Whether the screen is missing because the store has another build now; then loads it from there. */
function useIsRenewed(error: unknown): boolean {
  const [is, setIs] = useState(false);
  // Talks to the server.
  useEffect(() => {
    async function find() {
      if (!isScriptError(error) || !(await loadIfRenewed())) return;
      setIs(true);
      announce(RENEWED.title);
    }
    void find();
  }, [error]);
  return is;
}

/** A search for the words of the address. */
function Search() {
  const { pathname } = useLocation();
  return (
    <Form className="dead-end-search" action="/search/searchresults" aria-label="Search from here">
      <label htmlFor="dead-end-searchkey">What were you looking for?</label>
      <div>
        <input
          id="dead-end-searchkey"
          className="control"
          name="searchkey"
          type="search"
          defaultValue={searchWords(pathname)}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" tone="main">
          Search the store
        </Button>
      </div>
    </Form>
  );
}

function WaysOn() {
  return (
    <section className="section">
      <h2>Popular categories</h2>
      <ul className="dead-end-ways">
        {WAYS_ON.map(([href, label]) => (
          <li key={href}>
            <LinkButton to={href}>{label}</LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WayOut({ way, error }: { way: Words['way']; error: unknown }) {
  if (way === 'retry') return <TryAgain error={error} />;
  return way === 'sign-in' ? (
    <LinkButton tone="main" to="/signin">
      Sign in
    </LinkButton>
  ) : (
    <LinkButton to="/site-map">See all pages of the store</LinkButton>
  );
}

/**
 * A link, so that it works without JavaScript too. After a failed answer the first press tries in
 * place. If that fails, the document is loaded, since the fault may be in this tab; later presses
 * follow the link. React Router clears an error after a revalidation only if it was drawn meanwhile,
 * which a slow device can miss; after a navigation it always does.
 */
function TryAgain({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const isTrying = useHydrated() && next?.pathname === pathname;
  const hasTried = useRef(false);
  // Leaves the page when the attempt has ended with another error.
  useEffect(() => {
    const isOffline = problemOf(error)?.kind === 'offline' || !navigator.onLine;
    if (hasTried.current && !isOffline) loadAgain();
  }, [error]);
  // Moves the focus, which is lost with this link when the page has come.
  useEffect(
    () => () => {
      if (hasTried.current && document.activeElement === document.body)
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <LinkButton
      tone="main"
      to={here}
      reloadDocument
      aria-disabled={isTrying}
      onClick={(event) => {
        // Without a connection, the browser's own error page would take the place of this one.
        if ((hasTried.current || isScriptError(error)) && !isTrying && navigator.onLine) return;
        event.preventDefault();
        hasTried.current = true;
        if (!isTrying) void navigate(here, { replace: true, preventScrollReset: true });
      }}
    >
      {isTrying ? 'Trying again…' : 'Try again'}
    </LinkButton>
  );
}
