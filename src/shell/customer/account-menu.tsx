import { useRef, useState, type RefObject } from 'react';
import { Form, Link } from 'react-router';

import { shortName, useVisitor } from '#features/session/visitor.ts';
import { Icon } from '#ui/icon.tsx';
import { useClosing } from '#ui/overlay/use-closing.ts';

import './account-menu.css';

/** §2 The account menu, in the order of the specification; Logout is below. */
const PAGES = [
  { href: '/myaccounts/accountsettings', label: 'Account Settings' },
  { href: '/orders/order-history', label: 'Order History' },
  { href: '/myaccounts/watchlist', label: 'Watchlist' },
  { href: '/bold-bullion-portfolio', label: 'Portfolio' },
] as const;

/** §6 Greets a customer with the shortened first name, and opens the account menu. */
export function AccountMenu() {
  const visitor = useVisitor();
  const { firstName = '' } = visitor.kind === 'customer' ? visitor : {};
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const greeting = shortName(firstName);
  return (
    <div className="account-corner account-menu" ref={frame}>
      <button
        type="button"
        className="account-corner-name"
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'account-menu' : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="person" />
        <span className="account-corner-words">
          <span className="account-corner-hello">Hello,</span> {greeting}
          <span className="visually-hidden">
            {greeting === firstName ? '' : ` (${firstName})`} Your account
          </span>
        </span>
        <span className="account-menu-mark">
          <Icon name="chevron-down" />
        </span>
      </button>
      {isOpen ? <AccountPages frame={frame} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}

function AccountPages({
  frame,
  onClose,
}: {
  frame: RefObject<HTMLElement | null>;
  onClose: () => void;
}) {
  useClosing(frame, onClose);
  return (
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
  );
}
