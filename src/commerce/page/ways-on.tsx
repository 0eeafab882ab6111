import { Link } from 'react-router';

import type { Link as Way } from '#api/content/content.ts';
import { Icon } from '#ui/icon.tsx';

import './ways-on.css';

/** Where a text leads: what a reader does next. */
export function WaysOn({ ways }: { ways: readonly Way[] }) {
  if (ways.length === 0) return null;
  return (
    <nav className="ways-on" aria-labelledby="ways_on">
      <h2 id="ways_on">Go on</h2>
      <ul>
        {ways.map(({ href, label }) => (
          <li key={href}>
            <Link to={href}>
              {label}
              <Icon name="chevron-right" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
