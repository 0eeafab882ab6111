import { Link } from 'react-router';

import { useSignedIn } from '#commerce/session/signed-in.ts';
import { messages } from '#commerce/words/messages.ts';
import { hydrateLazily } from '#ui/frame/lazy-hydration.tsx';
import { toast } from '#ui/toast/toast.ts';

import { loadForCustomers } from './load-for-customers.ts';
import { PORTFOLIO_FROM_HEADER } from './portfolio-address.ts';
import { useCustomer } from './use-customer.ts';
import './portfolio-tile.css';

const CustomersTile = hydrateLazily({
  onServer: import.meta.env.SSR ? (await import('./for-customers.tsx')).Tile : undefined,
  load: () => loadForCustomers(({ Tile }) => Tile),
  fallback: <GuestTile />,
});

/** §2, §6 The link to the portfolio, with the customer's figures if they have any. */
export function PortfolioTile() {
  return useCustomer(CustomersTile.load) ? <CustomersTile /> : <GuestTile />;
}

function GuestTile() {
  const signedIn = useSignedIn();
  return (
    <Link
      to={PORTFOLIO_FROM_HEADER}
      className="portfolio-tile"
      onClick={() => signedIn || toast(messages.portfolioNeedsLogin, { tone: 'warning' })}
    >
      Manage Portfolio
    </Link>
  );
}
