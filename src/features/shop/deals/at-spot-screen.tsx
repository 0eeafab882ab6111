import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { ProductCard } from '#api/catalog/product-card.ts';
import { atSpotQuery } from '#api/spot/at-spot.ts';
import { spotQuery, type SpotMetal } from '#api/spot/spot.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { ProductGrid } from '#commerce/product/product-card.tsx';
import { metalNames } from '#commerce/words/metal-names.ts';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import './at-spot-screen.css';

/** Cards of the first row. */
const SOON = 4;

/** §7 The products of a metal with the lowest premium, at the prices of this moment. */
export function AtSpotScreen({ metal }: { metal: SpotMetal }) {
  const { data: products } = useQuery(atSpotQuery(metal));
  const name = metalNames[metal];
  const heading = `${name} at spot`;
  return (
    <div className="page-width">
      <Breadcrumb trail={[{ label: name, href: `/${metal}-bullion` }]} here={heading} />
      <PageHeading
        lead={`${name} for the price of its metal, or for little more. Spot is what the market asks for a troy ounce.`}
      >
        {heading}
      </PageHeading>
      <SpotNow metal={metal} />
      {products ? <Products products={products} metal={metal} /> : null}
      <WaysOn metal={metal} />
    </div>
  );
}

function SpotNow({ metal }: { metal: SpotMetal }) {
  const { data: spot } = useQuery(spotQuery());
  if (!spot) return null;
  return (
    <p className="at-spot-now figures" data-metal={metal}>
      {metalNames[metal]} spot now: <b>{formatMoney(spot.quotes[metal].askCents)}</b> an ounce.
    </p>
  );
}

function Products({ products, metal }: { products: readonly ProductCard[]; metal: SpotMetal }) {
  if (products.length === 0) {
    return (
      <section className="section">
        <h2>No {metal} is sold close to spot right now</h2>
        <p>That changes with the market and with what lies in our vault.</p>
      </section>
    );
  }
  const at = products.filter(isAtSpot);
  const above = products.filter((product) => !isAtSpot(product));
  return (
    <>
      <Group heading="At spot" products={at} isFirst>
        {at.length > 0 ? (
          'You pay for the metal by check, wire or eCheck, and nothing on top of it.'
        ) : (
          <>Nothing is sold at spot right now. What costs the least over it comes next.</>
        )}
      </Group>
      {above.length > 0 ? (
        <Group heading="Closest above spot" products={above} isFirst={at.length === 0}>
          The smallest share over spot first. The amount is by check, wire or eCheck.
        </Group>
      ) : null}
    </>
  );
}

function isAtSpot({ premium }: ProductCard): boolean {
  return premium !== undefined && premium <= 0;
}

type GroupProps = {
  heading: string;
  products: readonly ProductCard[];
  isFirst: boolean;
  /** What they have in common. */
  children: ReactNode;
};

function Group({ heading, products, isFirst, children }: GroupProps) {
  return (
    <section className="section at-spot-group">
      <h2>{heading}</h2>
      <p className="muted">{children}</p>
      {products.length > 0 ? <ProductGrid products={products} soon={isFirst ? SOON : 0} /> : null}
    </section>
  );
}

function WaysOn({ metal }: { metal: SpotMetal }) {
  const name = metalNames[metal];
  return (
    <section className="section">
      <h2>More {metal}</h2>
      <ul className="at-spot-ways">
        <li>
          <Link to={`/alert/spot/${metal}`}>Ask for an email when {metal} reaches a price</Link>
        </li>
        <li>
          <Link to={`/chart/${metal}-price`}>{name} price and chart</Link>
        </li>
        <li>
          <Link to={`/how-much-can-i-buy?metal=${metal}`}>How much {metal} a sum buys</Link>
        </li>
        <li>
          <Link to={`/${metal}-bullion`}>All {metal}</Link>
        </li>
        <li>
          <Link to="/deals">Deals</Link>
        </li>
      </ul>
    </section>
  );
}
