import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { dayResultQuery, tellPortfolioClick } from '#api/portfolio/portfolio.ts';
import { customerQuery } from '#api/session/session.ts';
import { formatMoney, formatMoneyChange } from '#commerce/format/money.ts';
import { choiceNow, mayCount } from '#commerce/visits/consent.ts';
import { ChangePercent } from '#features/market/spot/change-percent.tsx';

import { PORTFOLIO_FROM_HEADER } from './portfolio-address.ts';

/** §5 Total Assets and Day P/L, when at least one of the three figures is not zero. */
export function CustomerTile() {
  const { data: customer } = useQuery(customerQuery());
  const { data } = useQuery({
    ...dayResultQuery(customer?.id ?? ''),
    enabled: customer !== undefined,
  });
  const { worthCents = 0, dayCents = 0, dayPercent = 0 } = data ?? {};
  const hasFigures = worthCents !== 0 || dayCents !== 0 || dayPercent !== 0;
  function tell() {
    if (!customer || !mayCount(choiceNow())) return;
    tellPortfolioClick(customer.id).catch((error: unknown) => console.warn(error));
  }
  return (
    <Link to={PORTFOLIO_FROM_HEADER} className="portfolio-tile" onClick={tell}>
      {hasFigures ? (
        <>
          <span>
            Total Assets <b className="figures">{formatMoney(worthCents)}</b>
          </span>{' '}
          <span>
            Day P/L <b className="figures">{formatMoneyChange(dayCents)}</b>{' '}
            <span className="figures">
              <ChangePercent percent={dayPercent} />
            </span>
          </span>
        </>
      ) : (
        'Manage Portfolio'
      )}
    </Link>
  );
}
