import { getProductDetail } from '#generated/hooks/catalog/catalog.ts';
import type { ProductDetail } from '#generated/models/productDetail.ts';
import { textOf } from '#lib/api-error.ts';
import { readPrice } from '#lib/cents.ts';

import { productHref, sourceOf, type ProductCard } from './product-card.ts';
import { toProductStock } from './product-stock.ts';
import type { Picture, Product } from './product-model.ts';
import { toProductCard } from './to-product-card.ts';

/** Related products of a product: few, because they are part of the page's HTML. */
const RELATED = 4;
const ACCESSORIES = 3;

/** A related product without a card. */
type Mention = Pick<Product['accessories'][number], 'id' | 'name' | 'href' | 'image'>;

export async function readProduct(productId: number, signal: AbortSignal): Promise<Product> {
  return toProduct((await getProductDetail({ productId }, { signal })).data);
}

function toProduct(detail: ProductDetail): Product {
  const { metal, ribbon, rating, sale } = detail;
  return {
    id: detail.productId,
    name: textOf(detail.productName),
    href: productHref(detail.productId, textOf(detail.productNameWithHypen)),
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

function factsOf(detail: ProductDetail): Product['facts'] {
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
    .map((accessory) => mention(accessory, { cash: readPrice(accessory.price) }));
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

function mention<More extends object>(part: WireMention, more: More): Mention & More {
  return {
    id: part.productId,
    name: part.productName,
    href: productHref(part.productId, part.productNameWithHypen),
    ...(part.imagePath && { image: part.imagePath }),
    ...more,
  };
}
