import type { MetaDescriptor } from 'react-router';

import type { Product } from '#api/catalog/product-model.ts';
import type { ProductStock } from '#api/catalog/product-stock.ts';
import { pageHead, type HeadArgs, type Told } from '#commerce/page/head.ts';

import { sharePicture } from '#commerce/page/share-picture.ts';
import { sellable } from '#commerce/product/offer.ts';

const SCHEMA = 'https://schema.org';

const AVAILABILITY: Record<ProductStock['name'], string> = {
  'In Stock': 'InStock',
  Impaired: 'InStock',
  Presale: 'PreOrder',
  Preorder: 'BackOrder',
  'Out of Stock': 'OutOfStock',
  'Coming Soon': 'OutOfStock',
};

/** Title, description, address and structured data of a product page. */
export function productHead(args: HeadArgs, product: Product): MetaDescriptor[] {
  const { name, trail } = product;
  const title = [name, ...trail.slice(0, 1).map(({ label }) => label)];
  return pageHead(args, title, import.meta.env.SSR && toldOf(product));
}

function toldOf(product: Product): Told {
  const { metal, form } = product;
  return {
    description: product.about,
    address: product.href,
    kind: 'product',
    picture: sharePicture({ picture: product.pictures[0], metal, form }),
    things: (origin) => [thing(product, origin), path(product, origin)],
  };
}

function thing(product: Product, origin: string) {
  const { facts, pictures, rating, reviews } = product;
  return {
    '@type': 'Product',
    name: product.name,
    image: origin + pictures[0].src,
    sku: facts.sku,
    ...(facts.mint && { brand: { '@type': 'Brand', name: facts.mint } }),
    ...(rating !== undefined && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews },
    }),
    offers: offer(product, origin),
  };
}

function offer({ stocks, href, sale }: Product, origin: string) {
  const stock = sellable(stocks)[0] ?? stocks[0];
  const cash = stock?.tiers[0]?.cash;
  return {
    '@type': 'Offer',
    url: origin + href,
    availability: `${SCHEMA}/${AVAILABILITY[stock?.name ?? 'Out of Stock']}`,
    ...(cash !== undefined && { price: (cash / 100).toFixed(2), priceCurrency: 'USD' }),
    ...(sale && { priceValidUntil: sale.endsAt }),
  };
}

function path({ trail, name, href }: Product, origin: string) {
  const steps = [...trail, { label: name, href }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.label,
      item: origin + step.href,
    })),
  };
}
