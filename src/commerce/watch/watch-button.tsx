import { signedInNow } from '#commerce/session/signed-in.ts';

import './watch-button.css';

// A customer's hearts are marked, and answer in place; a guest's lead to the sign-in page.
if (!import.meta.env.SSR && signedInNow())
  void import('./watching.ts').then(({ begin }) => begin());

/**
 * Puts a product on the watchlist and takes it off again. For a customer it is a toggle, but
 * whether it is on is known to the page, not to React: see `watching.ts`. `says` are words on it.
 */
export function WatchButton({ id, name, says }: { id: number; name: string; says?: string }) {
  return (
    <form className="watch" method="post" action="/myaccounts/watchlist">
      <button name="watch" value={id} aria-label={`Watch ${name}`}>
        {says}
      </button>
    </form>
  );
}
