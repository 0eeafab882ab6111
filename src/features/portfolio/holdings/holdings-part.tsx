import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';

import type { Holding } from '#api/portfolio/portfolio.ts';
import { bidsQuery, type Bid } from '#api/sell/bids.ts';
import { changeWords } from '#commerce/format/change-words.ts';
import { countWords, formatCount } from '#commerce/format/count.ts';
import { formatOunces } from '#commerce/format/measure.ts';
import { formatMoney, formatMoneyChange } from '#commerce/format/money.ts';
import { resultOf } from '#commerce/portfolio/result.ts';
import { bidFor, paidFor } from '#commerce/portfolio/three-values.ts';
import { asNumber } from '#lib/fraction.ts';

import './holdings-part.css';

/** Width and height of a picture, in pixels. */
const ART = 56;

/** Everything that is held, a product a row; on a narrow screen each row is a card. */
export function HoldingsPart({
  holdings,
  withPremium,
}: {
  holdings: readonly Holding[];
  withPremium: boolean;
}) {
  const { data: bids } = useQuery(bidsQuery());
  const posted = useMemo(() => new Map(bids?.bids.map((bid) => [bid.productId, bid])), [bids]);
  return (
    <section className="section" aria-labelledby="holdings-heading">
      <h2 id="holdings-heading">Holdings</h2>
      <div className="holdings-frame">
        <table className="holdings-table">
          <caption className="visually-hidden">
            What you hold, product by product: {countWords(holdings.length, 'product')}
          </caption>
          <thead>
            <tr>
              <th scope="col">Product</th>
              {['Units', 'Ounces', 'You paid', 'Worth now', 'We would pay', 'Gain'].map((head) => (
                <th key={head} scope="col" data-figure="">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {holdings.map((holding) => (
              <Row
                key={holding.id}
                holding={holding}
                bid={posted.get(holding.id)}
                withPremium={withPremium}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Row({
  holding,
  bid,
  withPremium,
}: {
  holding: Holding;
  bid: Bid | undefined;
  withPremium: boolean;
}) {
  const { units, ounces, worthCents } = holding;
  const paid = paidFor(holding);
  const bidCents = bidFor(holding, bid);
  const result =
    worthCents === undefined
      ? undefined
      : resultOf({ worthCents, paidCents: paid, premiumCents: holding.premiumCents }, withPremium);
  return (
    <tr>
      <Product holding={holding} />
      <Figure label="Units">{formatCount(units)}</Figure>
      <Figure label="Ounces">{formatOunces(asNumber(ounces))}</Figure>
      <Figure label="You paid">{formatMoney(paid)}</Figure>
      <Figure label="Worth now" isMain>
        {result ? formatMoney(result.worthCents) : 'no price now'}
      </Figure>
      <Figure label="We would pay">
        {bidCents === undefined ? 'on request' : formatMoney(bidCents)}
      </Figure>
      <td data-label="Gain" data-figure="" data-way={wayOf(result?.gainCents)}>
        {result ? (
          <>
            <b>{formatMoneyChange(result.gainCents)}</b>{' '}
            <small>{changeWords(result.gainPercent)}</small>
          </>
        ) : (
          'not known'
        )}
      </td>
    </tr>
  );
}

function Product({ holding: { name, href, image, source } }: { holding: Holding }) {
  return (
    <th scope="row" className="holdings-product">
      <span className="holdings-art">
        {image ? <img src={image} alt="" width={ART} height={ART} loading="lazy" /> : null}
      </span>
      {href ? <Link to={href}>{name}</Link> : <span>{name}</span>}{' '}
      {source ? <small>From {source}</small> : null}
    </th>
  );
}

function Figure({
  label,
  isMain,
  children,
}: {
  label: string;
  isMain?: boolean;
  children: string;
}) {
  return (
    <td data-label={label} data-figure="" data-main={isMain ? '' : undefined}>
      {children}
    </td>
  );
}

function wayOf(cents = 0): 'up' | 'down' | undefined {
  if (cents === 0) return undefined;
  return cents > 0 ? 'up' : 'down';
}
