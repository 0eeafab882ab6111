/** Fetched when a customer comes near their name in the header. */
import { useEffect } from 'react';
import { Form, Link } from 'react-router';

import { Popover, type PopoverProps } from '#ui/overlay/popover.tsx';

/** §2 The account menu, in the order of the specification; Logout is below. */
const PAGES = [
  { href: '/myaccounts/accountsettings', label: 'Account Settings' },
  { href: '/orders/order-history', label: 'Order History' },
  { href: '/myaccounts/watchlist', label: 'Watchlist' },
  { href: '/bold-bullion-portfolio', label: 'Portfolio' },
] as const;

const ID = 'account-menu';

/** The pages of an account: links, so a popover and not a menu of actions. */
export function AccountPages({ opener, onClose }: Pick<PopoverProps, 'opener' | 'onClose'>) {
  useArrows(opener);
  return (
    <Popover opener={opener} onClose={onClose}>
      <nav id={ID} className="account-menu-pages" aria-label="Your account">
        <ul>
          {PAGES.map(({ href, label }) => (
            <li key={href}>
              <Link to={href}>{label}</Link>
            </li>
          ))}
          <li>
            <Form method="post" action="/signout">
              <button type="submit">Logout</button>
            </Form>
          </li>
        </ul>
      </nav>
    </Popover>
  );
}

/** Down leads from the button to the first entry; Up and Down move along the entries and back. */
function useArrows(opener: PopoverProps['opener']): void {
  // Subscribes to the keys of the button too, which stands outside.
  useEffect(() => {
    function move(event: KeyboardEvent) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const isModified = event.altKey || event.ctrlKey || event.metaKey;
      if (!step || isModified || !opener.current) return;
      const entries = document.querySelectorAll<HTMLElement>(`#${ID} :is(a, button)`);
      const stops = [opener.current, ...entries];
      const at = stops.findIndex((stop) => stop === document.activeElement);
      if (at < 0) return;
      event.preventDefault();
      stops[at + step]?.focus();
    }
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, [opener]);
}
