import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import type { MenuNode } from '#api/content/site-map.ts';
import { siteMapQuery } from '#api/content/site-map.ts';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import './site-map.css';

/** §2 The pages of the account menu; guests have to sign in first. */
const ACCOUNT = [
  ['/signin', 'Sign in'],
  ['/signup', 'Create an account'],
  ['/myaccounts/accountsettings', 'Account settings'],
  ['/orders/order-history', 'Order history'],
  ['/orders/sales', 'What you sold to us'],
  ['/orders/track', 'Track an order'],
  ['/myaccounts/inbox', 'Notifications'],
  ['/myaccounts/watchlist', 'Watchlist'],
  ['/bold-bullion-portfolio', 'Portfolio'],
] as const;

/** Pages that no menu leads to. */
const MORE = [
  ['/presale/silver-presale', 'Silver presale'],
  ['/presale/gold-presale', 'Gold presale'],
  ['/invest-in-silver-gold-bullion', 'Invest in silver and gold bullion'],
] as const;

/** The pages of law and company, which only the footer leads to. */
const COMPANY = [
  ['/company/about', 'About us'],
  ['/accessibility', 'Accessibility'],
  ['/legals/returns', 'Returns and cancellation'],
  ['/legals/terms', 'Terms of sale'],
  ['/legals/privacy', 'Privacy'],
  ['/privacy-choices', 'Privacy choices'],
] as const;

/** Every page of the store as one list of links: an alternative to the menu. */
export function SiteMap() {
  const { data: menu } = useSuspenseQuery(siteMapQuery());
  return (
    <div className="page-width stack">
      <PageHeading lead="Everything in the store, in the order of the menu.">All pages</PageHeading>
      <nav className="site-map" aria-label="All pages">
        {menu.map((node) => (
          <section key={node.id}>
            <h2>{node.href ? <Link to={node.href}>{node.label}</Link> : node.label}</h2>
            <Branch nodes={below(node)} />
          </section>
        ))}
        <section>
          <h2>More pages</h2>
          <Pages pages={MORE} />
        </section>
        <section>
          <h2>
            <Link to="/myaccounts">Your account</Link>
          </h2>
          <Pages pages={ACCOUNT} />
        </section>
        <section>
          <h2>Company and law</h2>
          <Pages pages={COMPANY} />
        </section>
      </nav>
    </div>
  );
}

function Pages({ pages }: { pages: readonly (readonly [href: string, label: string])[] }) {
  return (
    <ul>
      {pages.map(([href, label]) => (
        <li key={href}>
          <Link to={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

function Branch({ nodes }: { nodes: readonly MenuNode[] }) {
  if (nodes.length === 0) return null;
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.id}>
          {node.href ? (
            <Link to={node.href}>{node.label}</Link>
          ) : (
            <span className="site-map-group muted">{node.label}</span>
          )}
          <Branch nodes={below(node)} />
        </li>
      ))}
    </ul>
  );
}

/** §3 A menu entry has its children in three lists. */
function below(node: MenuNode): MenuNode[] {
  return [node.options, node.weightCategory, node.mintCategory].flatMap((nodes) => nodes ?? []);
}
