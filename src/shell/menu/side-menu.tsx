import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form, Link } from 'react-router';

import { useVisitor } from '#features/account/session/visitor.ts';
import { PortfolioTile } from '#shell/customer/portfolio-tile.tsx';
import { ContactLinks } from '#shell/footer/contact-links.tsx';
import { openPanel, type PanelName } from '#shell/panels/panel.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useSetting } from '#ui/settings.ts';

import { readMenu, type MenuEntry } from './read-menu.ts';
import { EntryLinks, EntryRow } from './side-menu-entry.tsx';
import './side-menu.css';

export type SideMenuProps = { open: boolean; onClose: () => void };

/** §2 The menu of small screens: the customer, everything in the menu bar, and help. */
export function SideMenu({ open, onClose }: SideMenuProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Menu" side="start">
      <SideMenuBody onClose={onClose} />
    </Dialog>
  );
}

function SideMenuBody({ onClose }: { onClose: () => void }) {
  const [entries] = useState(() => readMenu(document.getElementById('site-menu') ?? document));
  const [opened, setOpened] = useState<MenuEntry>();
  const list = useRef<HTMLUListElement>(null);
  function goBack() {
    const label = opened?.label;
    flushSync(() => setOpened(undefined));
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    buttons.find(({ dataset }) => dataset['entry'] === label)?.focus();
  }
  if (opened) return <EntryLinks entry={opened} onBack={goBack} />;
  return (
    <div className="side-menu">
      <AccountRow />
      <nav aria-label="All departments">
        <ul className="side-menu-list" ref={list}>
          {entries.map((entry) => (
            <EntryRow key={entry.label} entry={entry} onOpen={() => setOpened(entry)} />
          ))}
        </ul>
      </nav>
      <Tools onClose={onClose} />
      <ContactLinks />
    </div>
  );
}

/**
 * §2 Login/Register for guests; the profile row and Logout for customers. Below it the portfolio,
 * which the phone's header has no room for.
 */
function AccountRow() {
  const visitor = useVisitor();
  if (visitor.kind === 'guest') {
    return (
      <div className="side-menu-row">
        <Link to="/signin" className="side-menu-profile">
          <Icon name="person" />
          Login/Register
        </Link>
        <PortfolioTile />
      </div>
    );
  }
  return (
    <div>
      <div className="side-menu-row">
        <Link to="/myaccounts" className="side-menu-profile">
          <Icon name="person" />
          {visitor.firstName ?? 'Signed in'}
          <span className="visually-hidden"> Your account</span>
        </Link>
        <Form method="post" action="/signout">
          <Button type="submit" tone="quiet">
            Logout
          </Button>
        </Form>
      </div>
      <PortfolioTile />
    </div>
  );
}

/** The parts of the header that need a wider window. */
function Tools({ onClose }: { onClose: () => void }) {
  const hasPrices = useSetting('prices') === 'request';
  function open(name: PanelName) {
    onClose();
    openPanel(name, document.querySelector('.burger'));
  }
  return (
    <div className="side-menu-tools">
      <Link to="/bullion-in-stock">Shop In-Stock</Link>
      <Link to="/site-map">All pages of the store</Link>
      <button type="button" onClick={() => open('preferences')}>
        Preferences
      </button>
      <button type="button" onClick={() => open('quick-nav')}>
        Quick navigation
      </button>
      {hasPrices ? (
        <button type="button" onClick={() => open('prices')}>
          Read spot prices
        </button>
      ) : null}
    </div>
  );
}
