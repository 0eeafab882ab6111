import type {
  AggregateRating,
  Offer,
  OfferShippingDetails,
  Product as ProductThing,
} from 'schema-dts';

import type { Product } from '#api/catalog/product-model.ts';
import type { ProductStock } from '#api/catalog/product-stock.ts';
import { SHIPS_FREE_FROM } from '#commerce/cart/model/free-shipping.ts';
import { absolute } from '#commerce/page/absolute.ts';
import { storeName } from '#commerce/page/json-ld/store.ts';
import { offerOf } from '#commerce/product/offer.ts';

const AVAILABILITY = {
  'In Stock': 'https://schema.org/InStock',
  Impaired: 'https://schema.org/InStock',
  Presale: 'https://schema.org/PreOrder',
  Preorder: 'https://schema.org/BackOrder',
  'Out of Stock': 'https://schema.org/OutOfStock',
  'Coming Soon': 'https://schema.org/OutOfStock',
} as const satisfies Record<ProductStock['name'], string>;

/** The choice with which the page is opened. */
const UNCHOSEN = { stock: '', size: '', quantity: '1' };

/**
 * A product as its page shows it. `undefined` if it can neither be bought nor was rated: search
 * engines have no use for its name alone. Single reviews are left out, for they load apart.
 */
export function productThing(product: Product, origin: string): ProductThing | undefined {
  const { name, about, facts, pictures } = product;
  const offers = offer(product, origin);
  const aggregateRating = rating(product);
  if (!offers && !aggregateRating) return undefined;
  return {
    '@type': 'Product',
    name,
    description: about,
    image: absolute(pictures[0].src, origin),
    ...(facts.sku && { sku: facts.sku }),
    ...(facts.mint && { brand: { '@type': 'Brand', name: facts.mint } }),
    ...(aggregateRating && { aggregateRating }),
    ...(offers && { offers }),
  };
}

/**
 * One unit by check, wire or eCheck, of the stock that is offered first; of several sizes the least
 * expensive one. What the store takes back is told of the store, not of each offer.
 */
function offer({ stocks, href, sale }: Product, origin: string): Offer | undefined {
  const offered = offerOf(stocks, UNCHOSEN);
  if (!offered) return undefined;
  return {
    '@type': 'Offer',
    url: origin + href,
    price: (offered.tier.cash / 100).toFixed(2),
    priceCurrency: 'USD',
    availability: AVAILABILITY[offered.stock.name],
    ...(sale && { priceValidUntil: sale.endsAt }),
    seller: storeName(origin),
    ...(offered.tier.cash >= SHIPS_FREE_FROM && { shippingDetails: FREE_SHIPPING }),
  };
}

/** §9 Of one that ships free as it stands: other rates depend on the order, and no call tells them. */
const FREE_SHIPPING: OfferShippingDetails = {
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'USD' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US' },
};

function rating({ rating: stars, reviews }: Product): AggregateRating | undefined {
  if (stars === undefined || reviews === 0) return undefined;
  return { '@type': 'AggregateRating', ratingValue: stars.toFixed(1), reviewCount: reviews };
}
