import type { MetaDescriptor } from 'react-router';

import type { Product } from '#api/catalog/product-model.ts';
import type { ProductStock } from '#api/catalog/product-stock.ts';
import { pageTitle } from '#commerce/page/titles.ts';

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

/** Title, description, address and structured data of a product page. `origin` is the store's. */
export function productHead(product: Product, origin: string): MetaDescriptor[] {
  const { about, href, trail } = product;
  return [
    { title: pageTitle(product.name, ...trail.slice(0, 1).map(({ label }) => label)) },
    { name: 'description', content: about },
    { tagName: 'link', rel: 'canonical', href: origin + href },
    ...(import.meta.env.SSR ? [structuredData(product, origin)] : []),
  ];
}

/** For search engines, which read what the server sends. */
function structuredData(product: Product, origin: string): MetaDescriptor {
  return {
    'script:ld+json': {
      '@context': SCHEMA,
      '@graph': [thing(product, origin), path(product, origin)],
    },
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
