import { Link } from 'react-router';

import './shelf-links.css';

type ShelfLink = {
  href: string;
  label: string;
  /** The choice that is shown: this page, or this part of it. */
  current: 'page' | 'true' | undefined;
};

/** Choices beside each other, each an address; the current one by weight and rule. */
export function ShelfLinks({
  label,
  links,
  stays = false,
}: {
  label: string;
  links: readonly ShelfLink[];
  /** Whether the page stays where it is scrolled to. */
  stays?: boolean;
}) {
  return (
    <nav aria-label={label}>
      <ul className="shelf-links">
        {links.map(({ href, label: name, current }) => (
          <li key={href}>
            <Link to={href} preventScrollReset={stays} aria-current={current}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
