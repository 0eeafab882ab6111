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

/** The measurable facts of a product, as far as they apply. Millimeters and grams. */
type ProductFacts = ProductSpecifications &
  Partial<Pick<ProductDetail, 'mint' | 'weight' | 'year' | 'sku'>> & {
    ounces: number;
    jewelry?: JewelryFacts;
  };

/** A related product without a card. */
type ProductMention = { id: number; name: string; href: string; image?: string };

/** All data of a product page; money in cents. */
export type Product = {
  id: number;
  name: string;
  href: string;
  /** From the top category down, without the home page. */
  trail: { label: string; href: string }[];
  summary?: string;
  /** Plain text, one paragraph each. */
  description: string[];
  highlights: string[];
  pictures: [Picture, ...Picture[]];
  form: ProductForm;
  metal?: Metal;
  ribbon?: string;
  facts: ProductFacts;
  stocks: ProductStock[];
  /** The surcharge for card and PayPal, in percent (§9). */
  surchargePercent: number;
  sale?: { id: number; name: string; endsAt: string };
  /** The shipping time of vault stock in words: "1-3 business days". */
  shipsIn?: string;
  ira: boolean;
  rating?: number;
  reviews: number;
  faq: ProductFaq[];
  /** Products in stock first. */
  related: ProductCard[];
  /** Storage products, as far as they are in stock. */
  accessories: (ProductMention & { cash: number })[];
  /** The contents of a grouped product. */
  pieces: (ProductMention & { quantity: number })[];
  /** A description in one sentence for search engines. */
  about: string;
};
