/** Fetched when a customer comes near their name in the header. */
import { Form, Link } from 'react-router';

import { Popover, type PopoverProps } from '#ui/overlay/popover.tsx';

/** §2 The account menu, in the order of the specification; Logout is below. */
const PAGES = [
  { href: '/myaccounts/accountsettings', label: 'Account Settings' },
  { href: '/orders/order-history', label: 'Order History' },
  { href: '/myaccounts/watchlist', label: 'Watchlist' },
  { href: '/bold-bullion-portfolio', label: 'Portfolio' },
] as const;

/** The pages of an account: links, so a popover and not a menu of actions. */
export function AccountPages({ opener, onClose }: Pick<PopoverProps, 'opener' | 'onClose'>) {
  return (
    <Popover opener={opener} onClose={onClose}>
      <nav id="account-menu" className="account-menu-pages" aria-label="Your account">
        <ul>
          {PAGES.map(({ href, label }) => (
            <li key={href}>
              <Link to={href} onClick={onClose}>
                {label}
              </Link>
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
