import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';

import { forgetSearches, recentSearchesQuery } from '#api/catalog/search.ts';
import { sessionExpired } from '#commerce/session/expired.ts';
import { useSignedIn } from '#commerce/session/signed-in.ts';
import { failureWords } from '#commerce/words/failure-words.ts';
import { searchHref } from '#commerce/page/search-link.ts';
import { isExpired } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { announce } from '#ui/toast/announcer.tsx';
import { toast } from '#ui/toast/toast.ts';

const CLEARED = 'Your earlier searches are cleared.';

/** The recent searches of a customer, and a button that clears them. Guests have none. */
export function RecentSearches({ except }: { except?: string }) {
  const isCustomer = useSignedIn();
  const { data: keywords = [] } = useQuery({
    ...recentSearchesQuery(except),
    enabled: isCustomer,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState<'kept' | 'pending' | 'cleared'>('kept');

  async function clear() {
    setState('pending');
    try {
      await forgetSearches();
      setState('cleared');
      // The pressed button is removed.
      heading.current?.focus();
      announce(CLEARED);
    } catch (error) {
      setState('kept');
      if (isExpired(error)) sessionExpired();
      else
        toast(`Your earlier searches are not cleared. ${failureWords(error)}`, { tone: 'error' });
    }
  }

  const others = keywords.filter((keyword) => keyword !== except);
  if (!isCustomer || (others.length === 0 && state !== 'cleared')) return null;
  return (
    <section className="section">
      <h2 ref={heading} tabIndex={-1}>
        Your earlier searches
      </h2>
      {others.length === 0 ? (
        <p>{CLEARED}</p>
      ) : (
        <>
          <ul className="browse-ways">
            {others.map((keyword) => (
              <li key={keyword}>
                <Link to={searchHref(keyword)}>{keyword}</Link>
              </li>
            ))}
          </ul>
          <Button pending={state === 'pending'} onClick={() => void clear()}>
            {state === 'pending' ? 'Clearing your earlier searches' : 'Clear your earlier searches'}
          </Button>
        </>
      )}
    </section>
  );
}
