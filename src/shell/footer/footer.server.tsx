import type { MenuNode } from '#api/content/site-map.ts';
import { STORE_NAME } from '#commerce/page/titles.ts';
import { PrivacyChoice } from '#features/account/privacy/privacy-choice.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { Icon } from '#ui/icon.tsx';

import { ContactLinks } from './contact-links.tsx';
import { SOCIAL_NETWORKS } from './contact.ts';
import { ORDER_PAGES, STORE_PAGES, type FooterPage } from './footer-pages.ts';

/** Contacts, and lists of links: the entries of the menu, and the pages that only the footer leads to. */
export function FooterTop({ menu }: { menu: readonly MenuNode[] }) {
  const shop = menu.flatMap(({ href, label }) => (href ? { href, label } : []));
  return (
    <div className="site-footer-top">
      <div className="site-footer-contact">
        <h2>Talk to a person</h2>
        <ContactLinks />
        {/* Room for the link to help, which comes with the first scroll. */}
        <div className="contact-links" id="footer-chat" />
      </div>
      <LinkGroup heading="Shop" pages={shop} />
      <LinkGroup heading="Orders and help" pages={ORDER_PAGES} />
      <LinkGroup heading="Good to know" pages={STORE_PAGES} />
    </div>
  );
}

/**
 * A list of links: folded below its summary on phones, open below its heading in wider windows, where
 * the style shows what is in the closed `details`.
 */
function LinkGroup({ heading, pages }: { heading: string; pages: readonly FooterPage[] }) {
  if (pages.length === 0) return null;
  return (
    <div className="footer-group">
      <h2>{heading}</h2>
      <details>
        <summary>
          {heading}
          <Icon name="chevron-down" />
        </summary>
        <ul className="footer-links">
          {pages.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** §2 The social networks, beside the newsletter form. */
export function FollowUs() {
  return (
    <ul className="footer-networks">
      {SOCIAL_NETWORKS.map(({ href, label, strokes }) => (
        <li key={href}>
          <a href={href} aria-label={label}>
            <Drawing strokes={strokes} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The choice of page views, and the legal note on prices. */
export function FooterEnd() {
  return (
    <>
      <div className="site-footer-privacy">
        <PrivacyChoice />
      </div>
      <p className="site-footer-note">
        Spot prices are indications in US dollars per troy ounce, asked for every 45 seconds while
        the metals trade. The price of your order is the one on the order itself. {STORE_NAME}
      </p>
    </>
  );
}
