import { Link } from 'react-router';

import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';

import type { MenuEntry } from './read-menu.ts';

/** A label in three pieces: the entry above says the metal to the eye, and the middle to the ear. */
type QuickLink = readonly [href: string, before: string, metal: string, after: string];

/** The links that shoppers use most, by the address of their entry. */
const QUICK_LINKS: Readonly<Record<string, readonly QuickLink[]>> = {
  '/silver-bullion': [
    ['/silver/1-oz-silver-coins', '1 oz ', 'silver ', 'coins'],
    ['/silver/10-oz-silver-bars', '10 oz ', 'silver ', 'bars'],
    ['/silver/silver-rounds', '', 'Silver: ', 'Rounds'],
    ['/silver/silver-at-spot', '', 'Silver: ', 'At spot'],
  ],
  '/gold-bullion': [
    ['/gold/1-oz-gold-coins', '1 oz ', 'gold ', 'coins'],
    ['/gold/1-10-oz-gold-coins', '1/10 oz ', 'gold ', 'coins'],
    ['/gold/gold-bars', '', 'Gold: ', 'Bars'],
    ['/gold/gold-at-spot', '', 'Gold: ', 'At spot'],
  ],
};

/** The quick links of an entry that its menu has. */
export function QuickLinks({ entry: { link, lists } }: { entry: MenuEntry }) {
  const known = new Set(lists.flatMap(({ links }) => links.map(({ href }) => href)));
  const quick = QUICK_LINKS[link?.href ?? '']?.filter(([href]) => known.has(href)) ?? [];
  if (quick.length === 0) return null;
  return (
    <ul className="side-menu-quick">
      {quick.map(([href, before, metal, after]) => (
        <li key={href}>
          <Link to={href}>
            {before}
            <VisuallyHidden>{metal}</VisuallyHidden>
            {after}
          </Link>
        </li>
      ))}
    </ul>
  );
}
