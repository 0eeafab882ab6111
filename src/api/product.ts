import { queryOptions } from '@tanstack/react-query';

import { getGetProductDetailQueryKey, getProductDetail } from '#generated/hooks/catalog/catalog.ts';
import type { JewelryFacts } from '#generated/models/jewelryFacts.ts';
import type { ProductDetail } from '#generated/models/productDetail.ts';
import type { ProductFaq } from '#generated/models/productFaq.ts';
import type { ProductImageView } from '#generated/models/productImageView.ts';
import type { ProductSpecifications } from '#generated/models/productSpecifications.ts';
import { centsOf } from '#lib/cents.ts';

import {
  productHref,
  sourceOf,
  toProductCard,
  type Metal,
  type ProductCard,
  type ProductForm,
} from './product-card.ts';
import { FOLLOWS_SPOT } from './spot.ts';
import { toProductStock, type ProductStock } from './product-stock.ts';

export type { PriceTier, ProductStock } from './product-stock.ts';

/** Other products beside one product: they travel inside the page, so they are few. */
const RELATED = 4;
const ACCESSORIES = 3;

export type Picture = {
  src: string;
  alt: string;
  view: ProductImageView;
  width: number;
  height: number;
};

/** What can be measured or read on a product, as far as it applies. Millimeters and grams. */
type ProductFacts = ProductSpecifications &
  Partial<Pick<ProductDetail, 'mint' | 'weight' | 'year' | 'sku'>> & {
    ounces: number;
    jewelry?: JewelryFacts;
  };

/** A product beside another one, without a card of its own. */
type ProductMention = { id: number; name: string; href: string; image?: string };

/** Everything a product page shows; money in cents. */
export type Product = {
  id: number;
  name: string;
  href: string;
  /** From the widest category down, without the home page. */
  trail: { label: string; href: string }[];
  summary?: string;
  /** Plain text, a paragraph each. */
  description: string[];
  highlights: string[];
  pictures: [Picture, ...Picture[]];
  form: ProductForm;
  metal?: Metal;
  ribbon?: string;
  facts: ProductFacts;
  stocks: ProductStock[];
  /** What card and PayPal add, in percent (§9). */
  surchargePercent: number;
  sale?: { id: number; name: string; endsAt: string };
  /** In words, for what lies in the vault: "1-3 business days". */
  shipsIn?: string;
  ira: boolean;
  rating?: number;
  reviews: number;
  faq: ProductFaq[];
  /** What can be bought first. */
  related: ProductCard[];
  /** What keeps it safe, as far as it is in stock. */
  accessories: (ProductMention & { cash: number })[];
  /** What a grouped product holds. */
  pieces: (ProductMention & { quantity: number })[];
  /** A sentence for search engines. */
  about: string;
};

/** One product; a missing one is a 404. */
export function productQuery(productId: number) {
  return queryOptions({
    queryKey: getGetProductDetailQueryKey({ productId }),
    queryFn: async ({ signal }) =>
      toProduct((await getProductDetail({ productId }, { signal })).data),
    ...FOLLOWS_SPOT,
  });
}

function toProduct(detail: ProductDetail): Product {
  const { metal, ribbon, rating, sale } = detail;
  return {
    id: detail.productId,
    name: detail.productName,
    href: productHref(detail.productId, detail.productNameWithHypen),
    trail: detail.breadcrumb.filter(({ href }) => href !== '/'),
    description: detail.description.split(/\n\n+/),
    highlights: detail.highlights ?? [],
    pictures: picturesOf(detail),
    form: detail.form,
    facts: factsOf(detail),
    stocks: detail.stocks.map((stock) => toProductStock(stock, detail.surchargePercent)),
    surchargePercent: detail.surchargePercent,
    ira: detail.iraEligible,
    reviews: detail.reviewCount,
    faq: detail.faq,
    related: relatedOf(detail),
    accessories: accessoriesOf(detail),
    pieces: (detail.childs ?? []).map((child) => mention(child, { quantity: child.quantity })),
    about: detail.seoMetaData.description,
    ...(detail.shortDescription && { summary: detail.shortDescription }),
    ...(detail.instockExpectedShipmentDateRange && {
      shipsIn: detail.instockExpectedShipmentDateRange,
    }),
    ...(metal && { metal }),
    ...(ribbon && { ribbon }),
    ...(rating !== undefined && { rating }),
    ...(sale && { sale: { id: sale.eventId, name: sale.name, endsAt: sale.endsAt } }),
  };
}

function picturesOf({ images, productName }: ProductDetail): Product['pictures'] {
  const [first, ...others] = images.map(({ path, ...image }) => ({ src: path, ...image }));
  const none: Picture = { src: '', alt: productName, view: 'obverse', width: 400, height: 400 };
  return [first ?? none, ...others];
}

function factsOf(detail: ProductDetail): ProductFacts {
  const { mint, weight, year, sku, ounces, jewelry } = detail;
  return {
    ...detail.specifications,
    sku,
    ounces,
    ...(mint && { mint }),
    ...(weight && { weight }),
    ...(year !== undefined && { year }),
    ...(jewelry && { jewelry }),
  };
}

function relatedOf({ relatedProducts }: ProductDetail): ProductCard[] {
  const cards = relatedProducts.map(toProductCard);
  return cards.toSorted((one, other) => rank(one) - rank(other)).slice(0, RELATED);
}

function accessoriesOf({ accessories }: ProductDetail): Product['accessories'] {
  return accessories
    .filter(({ inStock }) => inStock)
    .slice(0, ACCESSORIES)
    .map((accessory) => mention(accessory, { cash: centsOf(accessory.price) }));
}

function rank({ stock }: ProductCard): number {
  return sourceOf(stock) ? 0 : 1;
}

type WireMention = {
  productId: number;
  productName: string;
  productNameWithHypen: string;
  imagePath?: string;
};

function mention<More extends object>(part: WireMention, more: More): ProductMention & More {
  return {
    id: part.productId,
    name: part.productName,
    href: productHref(part.productId, part.productNameWithHypen),
    ...(part.imagePath && { image: part.imagePath }),
    ...more,
  };
}
