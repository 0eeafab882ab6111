import { Link } from 'react-router';

import { useSignedIn } from '#commerce/session/signed-in.ts';
import { messages } from '#commerce/words/messages.ts';
import { toast } from '#ui/toast/toast.ts';

import { PORTFOLIO_FROM_HEADER } from './portfolio-address.ts';
import { useForCustomers } from './use-for-customers.ts';
import './portfolio-tile.css';

/** §2, §6 The link to the portfolio, with the customer's figures if they have any. */
export function PortfolioTile() {
  const customer = useForCustomers();
  const signedIn = useSignedIn();
  if (customer) return <customer.Tile />;
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
