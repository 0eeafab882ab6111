import { Link } from 'react-router';

import { SALES_PATH } from '../sales-path.ts';
import { HISTORY_PATH } from './order-place.ts';
import '../order-screens.css';

const TABS = [
  { href: HISTORY_PATH, label: 'What you bought' },
  { href: SALES_PATH, label: 'What you sold to us' },
  { href: '/orders/track', label: 'Track an order' },
];

/** Links between the screens about orders; each has an address. */
export function OrderTabs({ here }: { here: string }) {
  return (
    <nav aria-label="Orders">
      <ul className="order-tabs">
        {TABS.map(({ href, label }) => (
          <li key={href}>
            <Link to={href} aria-current={href === here ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
