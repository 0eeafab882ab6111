import type { JewelryFacts } from '#generated/models/jewelryFacts.ts';
import type { ProductDetail } from '#generated/models/productDetail.ts';
import type { ProductFaq } from '#generated/models/productFaq.ts';
import type { ProductImageView } from '#generated/models/productImageView.ts';
import type { ProductSpecifications } from '#generated/models/productSpecifications.ts';

import type { Metal, ProductCard, ProductForm } from './product-card.ts';
import type { ProductStock } from './product-stock.ts';

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
