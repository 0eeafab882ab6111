import type { Shop } from '../../backend/shop.ts';
import { type Wire, dollars } from '../../backend/wire.ts';
import { groupedChildren } from '../../cart/cart-product.ts';
import { accessoriesOf, likeProducts } from '../../picks/likeness.ts';
import { firstStock, premiumCentsOf, saleOf, unitCentsOf } from '../../pricing/offer.ts';
import { cardCents } from '../../pricing/price.ts';
import { settings } from '../../pricing/settings.ts';
import { isNewArrival } from '../arrivals.ts';
import { breadcrumbOf, categoryOf } from '../categories/categories.ts';
import { faqOf } from '../faq.ts';
import type { Product } from '../product.ts';
import { imagePath } from './picture.ts';
import { productImages } from './product-images.ts';
import { describe, highlights, specifications } from './product-words.ts';
import { discountCentsOf, isPresale, productType, searchProduct } from './search-product.ts';
import { sizePrices, stockEntries } from './stock-entry.ts';

const RELATED = 8;

/** Everything a product page shows. */
export function productDetail(product: Product, shop: Shop): Wire<'ProductDetail'> {
  return {
    ...identity(product),
    ...words(product, shop),
    ...offer(product, shop),
    ...variants(product, shop),
    images: productImages(product),
    specifications: specifications(product),
    relatedProducts: likeProducts([product], shop.catalog, RELATED).map((other) =>
      searchProduct(other, shop),
    ),
    accessories: accessoriesOf(product, shop.catalog).map((other) => accessory(other, shop)),
  };
}

function identity(product: Product) {
  return {
    productId: product.id,
    productName: product.name,
    productNameWithHypen: product.slug,
    sku: `BPM-${product.id}`,
    productType: productType(product),
    ...(product.metal !== 'none' && { metal: product.metal }),
    form: product.form,
    ounces: product.ounces,
    mint: product.mintName,
    ...(product.weight && { weight: product.weight }),
    ...(product.year !== undefined && { year: product.year }),
    isGrouped: product.grouped !== undefined,
    isClearanceProduct: product.clearance,
    isPreSale: isPresale(product),
    iraEligible: product.ira,
    ...(product.rating !== undefined && { rating: product.rating }),
    reviewCount: product.reviewCount,
  };
}

function words(product: Product, { now }: Shop) {
  const { name, ribbon, summary } = product;
  return {
    breadcrumb: trailOf(product),
    shortDescription: summary,
    description: describe(product),
    highlights: highlights(product),
    ...(ribbon && { ribbon }),
    isNewArrivalProduct: isNewArrival(product.addedOn, now),
    faq: faqOf(product),
    seoMetaData: { title: name, description: `Buy ${name}. ${summary}` },
  };
}

function offer(product: Product, shop: Shop) {
  const cents = unitCentsOf(product, shop);
  const premium = premiumCentsOf(product, shop);
  const discount = discountCentsOf(product, shop);
  const sale = saleOf(product, shop);
  const stock = firstStock(product);
  return {
    stocks: stockEntries(product, shop),
    price: dollars(cents),
    cardPrice: dollars(cardCents(cents)),
    ...(premium !== undefined && { premiumPerOunce: dollars(premium) }),
    surchargePercent: settings.surchargePercent,
    discount: dollars(discount),
    ...(discount > 0 && { oldPrice: dollars(cents + discount) }),
    activeSalesEventId: sale?.eventId ?? 0,
    ...(sale && { sale: { eventId: sale.eventId, name: sale.name, endsAt: sale.endsAt } }),
    ...(stock?.expectedShipDate && { expectedShipmentDate: stock.expectedShipDate }),
    ...(stock?.name === 'In Stock' && {
      instockExpectedShipmentDateRange: settings.shipsFromVaultIn,
    }),
  };
}

function variants(product: Product, shop: Shop) {
  const { grouped, jewelry } = product;
  const stock = firstStock(product);
  return {
    ...(stock?.sizes && { productSizes: sizePrices(stock, shop) }),
    ...(grouped && { childs: groupedChildren(product, shop) }),
    ...(jewelry && {
      jewelry: {
        type: jewelry.type,
        sizeable: jewelry.sizeable,
        metalDescription: jewelry.material,
        ...(jewelry.stone !== 'none' && { gem: jewelry.stone }),
        ...(jewelry.caratWeight !== undefined && { caratWeight: jewelry.caratWeight }),
      },
    }),
  };
}

/** Links from the home page to the narrowest page that is sure to hold the product. */
function trailOf(product: Product): Wire<'Link'>[] {
  const { metal, mint, jewelry, supply } = product;
  const slugs = [
    jewelry && `jewelry/${jewelry.type}/${jewelry.subtype}`,
    supply && `supplies/${supply.category}`,
    `${metal}/${mint}`,
    `${metal}-bullion`,
    metal,
  ];
  const category = slugs.flatMap((slug) => (slug && categoryOf(slug)) || [])[0];
  return category ? breadcrumbOf(category) : [{ label: 'Home', href: '/' }];
}

function accessory(product: Product, shop: Shop): Wire<'Accessory'> {
  return {
    productId: product.id,
    productName: product.name,
    productNameWithHypen: product.slug,
    imagePath: imagePath(product),
    price: dollars(unitCentsOf(product, shop)),
    inStock: product.stocks.some(({ name, quantity }) => name === 'In Stock' && quantity > 0),
  };
}
