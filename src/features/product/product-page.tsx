import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';

import type { Product } from '#api/catalog/product-model.ts';
import { productQuery } from '#api/catalog/product.ts';
import { countWords } from '#commerce/format/count.ts';
import { Near } from '#commerce/page/near.tsx';
import { Part } from '#commerce/page/part.tsx';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';
import { Tag } from '#ui/tag.tsx';

import { Companions } from './companions.tsx';
import { Gallery } from './gallery.tsx';
import { BuyBox } from './buy/buy-box.tsx';
import { choiceOf } from './buy/choice.ts';
import { offerOf } from '#commerce/product/offer.ts';
import { ProductFacts } from './product-facts.tsx';
import './product-page.css';

/** Bundled on the server, so that the page is complete without JavaScript. */
const NotForSale = import.meta.env.SSR
  ? (await import('./buy/not-for-sale.tsx')).default
  : lazy(() => import('./buy/not-for-sale.tsx'));

/** What a product cost before, and its shipping. */
const loadBelow = async () => (await import('./below.tsx')).Below;

const NOTHING_CHOSEN = new URLSearchParams();

/** The screen of one product. `children` are the reviews, `picks` the recommendations. */
export function ProductPage({
  productId,
  picks,
  children,
}: {
  productId: number;
  picks: ReactNode;
  children: ReactNode;
}) {
  const { data: product } = useQuery(productQuery(productId));
  if (!product) return null;
  const canBeBought = offerOf(product.stocks, choiceOf(NOTHING_CHOSEN, product.stocks));
  return (
    <div key={product.id} className="page-width product-page" data-metal={product.metal}>
      <Breadcrumb trail={product.trail} here={product.name} />
      <div className="product-page-top">
        <div className="product-page-heading">
          <PageHeading kicker={<Kicker product={product} />}>{product.name}</PageHeading>
        </div>
        <Gallery pictures={product.pictures} />
        {canBeBought ? (
          <BuyBox product={product} />
        ) : (
          <Suspense>
            <NotForSale product={product} />
          </Suspense>
        )}
      </div>
      <ProductFacts product={product} />
      {children}
      <Near load={loadBelow} product={product} />
      <Part name="Similar products" headingId="related">
        <Companions product={product} hasSimilar={canBeBought !== undefined} />
      </Part>
      {picks}
    </div>
  );
}

function Kicker({ product: { facts, ribbon, ira, rating, reviews } }: { product: Product }) {
  return (
    <span className="row">
      {facts.mint ? <span>{facts.mint}</span> : null} {ribbon ? <Tag>{ribbon}</Tag> : null}{' '}
      {ira && ribbon !== 'IRA eligible' ? <Tag>IRA eligible</Tag> : null}{' '}
      {rating === undefined ? null : (
        <a className="product-page-rating" href="#reviews">
          {rating.toFixed(1)} of 5, {countWords(reviews, 'review')}
        </a>
      )}
    </span>
  );
}
