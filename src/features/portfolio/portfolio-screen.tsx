import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';

import { portfolioQuery, type Portfolio } from '#api/portfolio/portfolio.ts';
import { customerQuery } from '#api/session/session.ts';
import { changeWords } from '#commerce/format/change-words.ts';
import { formatMoney, formatMoneyChange } from '#commerce/format/money.ts';
import { pageTitle } from '#commerce/page/titles.ts';
import { LinkButton } from '#ui/button.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { resultOf } from './figures.ts';
import { HoldingsTable } from './holdings-table.tsx';
import { MetalsTable } from './metals-table.tsx';
import './portfolio.css';

/**
 * §2 The holdings of a customer and their worth. The numbers follow the spot price without
 * announcements.
 */
export function PortfolioScreen() {
  const withPremium = useSearchParams()[0].get('premium') === '1';
  const { data: customer } = useSuspenseQuery(customerQuery());
  const { data: portfolio } = useSuspenseQuery(portfolioQuery(customer.id));
  return (
    <div className="page-width stack">
      <title>{pageTitle('Portfolio')}</title>
      <PageHeading lead="Your metals at the spot price of this moment. Estimates, not an offer to buy.">
        Portfolio
      </PageHeading>
      {portfolio.total ? (
        <>
          <Figures total={portfolio.total} withPremium={withPremium} />
          <MetalsTable metals={portfolio.metals} />
          <HoldingsTable holdings={portfolio.holdings} />
        </>
      ) : (
        <NothingHeld />
      )}
    </div>
  );
}

function Figures({
  total,
  withPremium,
}: {
  total: NonNullable<Portfolio['total']>;
  withPremium: boolean;
}) {
  const { worthCents, costCents, gainCents, gainPercent } = resultOf(total, withPremium);
  return (
    <section className="stack" aria-labelledby="portfolio-figures">
      <h2 id="portfolio-figures" className="visually-hidden">
        All metals together
      </h2>
      <dl className="portfolio-figures">
        <Figure name="Total Assets" value={formatMoney(worthCents)} />
        <Figure
          name="Day P/L"
          value={formatMoneyChange(total.dayCents)}
          words={changeWords(total.dayPercent)}
        />
        <Figure
          name="Total P/L"
          value={formatMoneyChange(gainCents)}
          words={changeWords(gainPercent)}
        />
        <Figure name="Cost" value={formatMoney(costCents)} />
      </dl>
      <nav aria-label="How the figures are counted" className="row">
        <Choice to="?" isChosen={!withPremium}>
          Metal only
        </Choice>
        <Choice to="?premium=1" isChosen={withPremium}>
          With the premium
        </Choice>
        <p className="muted">
          {withPremium
            ? 'Each piece counts as much above its metal as when you bought it.'
            : 'Metal at spot then, beside metal at spot now.'}
        </p>
      </nav>
    </section>
  );
}

function Figure({ name, value, words }: { name: string; value: string; words?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="figures">
        <b>{value}</b> {words ? <span data-way={words.split(' ', 1)[0]}>{words}</span> : null}
      </dd>
    </div>
  );
}

function Choice({ to, isChosen, children }: { to: string; isChosen: boolean; children: string }) {
  return (
    <Link
      to={to}
      preventScrollReset
      className="portfolio-choice"
      aria-current={isChosen || undefined}
    >
      {children}
    </Link>
  );
}

function NothingHeld() {
  return (
    <div className="stack">
      <p>Nothing is in your portfolio yet. What you buy here is added by itself once it ships.</p>
      <div className="row">
        <LinkButton tone="main" to="/bullion-in-stock">
          Shop what is in stock
        </LinkButton>
        <LinkButton to="/investing-guide/beginners">Read the guide for beginners</LinkButton>
      </div>
    </div>
  );
}
