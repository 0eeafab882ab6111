import { useLinkClicks } from '#ui/link-clicks.ts';

import { SALES_PATH } from '../sales/sales-path.ts';
import { HISTORY_PATH } from './order-place.ts';
import '../order-screens.css';

const TABS = [
  { href: HISTORY_PATH, label: 'What you bought' },
  { href: SALES_PATH, label: 'What you sold to us' },
  { href: '/orders/track', label: 'Track an order' },
];

/** The screens about orders, beside each other: links, since each has an address. */
export function OrderTabs({ here }: { here: string }) {
  const follow = useLinkClicks();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- hears the clicks of the links inside, which the keyboard makes too
    <nav aria-label="Orders" onClick={follow}>
      <ul className="order-tabs">
        {TABS.map(({ href, label }) => (
          <li key={href}>
            <a href={href} aria-current={href === here ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
