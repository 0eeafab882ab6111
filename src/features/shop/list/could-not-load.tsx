import { useLocation } from 'react-router';

import { messages } from '#commerce/words/messages.ts';
import { LinkButton } from '#ui/button.tsx';
import { useHydrated } from '#ui/timing/hydrated.ts';

/** §8 The API did not answer. "Try again" is a link, so it works without JavaScript. */
export function CouldNotLoad({ pending, retry }: { pending: boolean; retry: () => void }) {
  const { pathname, search } = useLocation();
  // The server does not retry, so without JavaScript only the shopper can.
  const isTrying = useHydrated() && pending;
  return (
    <div className="stack browse-note">
      <p className="browse-failed">{messages.searchFailed}</p>
      <p className="muted">Your filters are kept. The store may only be catching its breath.</p>
      <div className="row">
        <LinkButton
          tone="main"
          to={pathname + search}
          reloadDocument
          aria-disabled={isTrying}
          onClick={(event) => {
            event.preventDefault();
            if (!isTrying) retry();
          }}
        >
          {isTrying ? 'Trying again…' : 'Try again'}
        </LinkButton>
      </div>
    </div>
  );
}
