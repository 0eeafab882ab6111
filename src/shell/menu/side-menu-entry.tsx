import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';
import { Icon } from '#ui/icon.tsx';

import { QuickLinks } from './quick-links.tsx';
import type { MenuEntry, MenuLink } from './read-menu.ts';

/** The most letters of a size: a list of sizes alone has narrower columns. */
const LONGEST_SIZE = 10;

/** An entry of the phone's menu: its page, the button for the links below it, and its quick links. */
export function EntryRow({ entry, onOpen }: { entry: MenuEntry; onOpen: () => void }) {
  const { label, link, lists } = entry;
  return (
    <li>
      <div className="side-menu-row">
        {link ? <EntryLink link={link} /> : null}
        {lists.length > 0 ? (
          <button type="button" data-entry={label} onClick={onOpen}>
            {link ? <VisuallyHidden>{`Show more under ${label}`}</VisuallyHidden> : label}
            <Icon name="chevron-right" />
          </button>
        ) : null}
      </div>
      <QuickLinks entry={entry} />
    </li>
  );
}

/** The links below an entry, in place of all entries. The focus begins on the heading. */
export function EntryLinks({ entry, onBack }: { entry: MenuEntry; onBack: () => void }) {
  const { label, link, all, lists } = entry;
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the focus: the button that had it is gone.
  useEffect(() => {
    heading.current?.focus();
    heading.current?.closest('.dialog-body')?.scrollTo({ top: 0 });
  }, []);
  const inOrder = lists.toSorted((one, other) => Number(isOfSizes(other)) - Number(isOfSizes(one)));
  return (
    <nav className="side-menu-links" aria-label={label}>
      <button type="button" className="side-menu-back" onClick={onBack}>
        <Icon name="chevron-left" />
        <VisuallyHidden>Back to </VisuallyHidden>Menu
      </button>
      <div className="side-menu-row">
        <h3 tabIndex={-1} ref={heading}>
          {label}
        </h3>
        {link ? <EntryLink link={{ ...link, label: all }} /> : null}
      </div>
      {inOrder.map((list) => (
        <section key={list.heading} data-sizes={isOfSizes(list) || undefined}>
          <h4>{list.heading}</h4>
          <ul>
            {list.links.map((each) => (
              <li key={each.href}>
                <EntryLink link={each} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function isOfSizes({ links }: MenuEntry['lists'][number]): boolean {
  return links.slice(0, -1).every(({ label }) => label.length <= LONGEST_SIZE && /\d/u.test(label));
}

function EntryLink({ link }: { link: MenuLink }) {
  return (
    <Link to={link.href} aria-current={link.isHere ? 'page' : undefined}>
      {link.isAll ? <b>{link.label}</b> : link.label}
      {link.isNew ? (
        <>
          {' '}
          <span className="tag">New</span>
        </>
      ) : null}
    </Link>
  );
}
