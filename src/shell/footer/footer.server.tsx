import type { MenuNode } from '#api/content/site-map.ts';
import { STORE_NAME } from '#commerce/page/titles.ts';
import { PrivacyChoice } from '#features/account/privacy/privacy-choice.tsx';
import { Brand } from '#shell/header/brand.server.tsx';

import { ContactLinks } from './contact-links.tsx';
import { SOCIAL_NETWORKS } from './contact.ts';
import { FOOTER_PAGES, type FooterPage } from './footer-pages.ts';

/** Contacts, and the top of the menu as plain lists. */
export function FooterTop({ menu }: { menu: readonly MenuNode[] }) {
  const entries = menu.flatMap((node) => (node.href ? { ...node, href: node.href } : []));
  const sold = entries.filter((node) => node.weightCategory || node.mintCategory || node.options);
  const rest = entries.filter((node) => !sold.includes(node));
  return (
    <div className="site-footer-columns">
      <div className="site-footer-contact">
        <Brand onPaper />
        <h2>Talk to a person</h2>
        <ContactLinks />
        <a href="/company/contact-us">Write to us</a>
      </div>
      <div className="site-footer-menu">
        <LinkList heading="Shop" links={sold} />
        <LinkList heading="More from the store" links={rest} />
        <LinkList heading="Good to know" links={FOOTER_PAGES} />
      </div>
    </div>
  );
}

/** §2 The social networks, beside the newsletter form. */
export function FollowUs() {
  return (
    <>
      <h3>Follow us</h3>
      <ul className="footer-links">
        {SOCIAL_NETWORKS.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The choice of page views, and the legal note on prices. */
export function FooterEnd() {
  return (
    <>
      {/* Room for the link to help, which comes with the first scroll. */}
      <div className="contact-links" id="footer-chat" />
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

/** The number of links from which a list has two columns. */
const LONG = 6;

function LinkList({ heading, links }: { heading: string; links: readonly FooterPage[] }) {
  if (links.length === 0) return null;
  return (
    <div className="footer-column">
      <h2>{heading}</h2>
      <ul className="footer-links" data-long={links.length > LONG || undefined}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
