import { useState } from 'react';
import { Form, Link } from 'react-router';

import { useVisitor } from '#features/account/session/visitor.ts';
import { PortfolioTile } from '#shell/customer/portfolio-tile.tsx';
import { ContactLinks } from '#shell/footer/contact-links.tsx';
import { openPanel, type PanelName } from '#shell/panels/panel.ts';
import { Icon } from '#ui/icon.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Disclosure } from '#ui/overlay/disclosure.tsx';
import { useSetting } from '#ui/settings.ts';

import { readMenu, type MenuLink, type MenuPart } from './read-menu.ts';
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
  const [parts] = useState(() => readMenu(document.getElementById('site-menu') ?? document));
  return (
    <div className="side-menu">
      <WhoIsHere />
      <PortfolioTile />
      <Tools onClose={onClose} />
      <nav aria-label="All departments">
        <ul className="side-menu-list">
          {parts.map((part) => (
            <li key={part.label}>
              {part.columns.length > 0 ? <Part part={part} /> : <Way link={part.link} />}
            </li>
          ))}
          <li>
            <Link to="/site-map">All pages of the store</Link>
          </li>
        </ul>
      </nav>
      <ContactLinks />
    </div>
  );
}

/** §2 Login/Register for guests; the profile row and Logout for customers. */
function WhoIsHere() {
  const visitor = useVisitor();
  if (visitor.kind === 'guest') {
    return (
      <Link to="/signin" className="side-menu-profile">
        <Icon name="person" />
        Login/Register
      </Link>
    );
  }
  return (
    <div className="side-menu-who">
      <Link to="/myaccounts" className="side-menu-profile">
        <Icon name="person" />
        {visitor.firstName ?? 'Signed in'}
        <span className="visually-hidden"> Your account</span>
      </Link>
      <Form method="post" action="/signout">
        <button type="submit" className="button" data-tone="quiet">
          Logout
        </button>
      </Form>
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

function Part({ part }: { part: MenuPart }) {
  return (
    <Disclosure summary={part.label}>
      {part.link ? <Way link={{ ...part.link, label: part.all }} /> : null}
      {part.columns.map((column) => (
        <section key={column.heading}>
          <h3>{column.heading}</h3>
          <ul className="side-menu-links">
            {column.links.map((link) => (
              <li key={link.href}>
                <Way link={link} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Disclosure>
  );
}

function Way({ link }: { link: MenuLink | undefined }) {
  if (!link) return null;
  return (
    <Link to={link.href} aria-current={link.isHere ? 'page' : undefined}>
      {link.label}
      {link.isNew ? (
        <>
          {' '}
          <span className="tag">New</span>
        </>
      ) : null}
    </Link>
  );
}
