import { artKey } from '../../art/key.ts';
import { addedOn } from '../arrivals.ts';
import { chanceOf } from '../chance.ts';
import { meanStars, reviewCountOf, soldOf, starsOf } from '../demand.ts';
import type { Seeding } from '../metal/metal-product.ts';
import { slugOf } from '../metal/naming.ts';
import { mintOf } from '../mints.ts';
import { referenceValue } from '../premiums.ts';
import type { Metal, Product, SpotRule } from '../product.ts';
import { LATEST_YEAR } from '../series/series.ts';
import { STOCK_CODES } from '../stocking.ts';
import { SETS } from './all-sets.ts';
import type { SetRow } from './all-sets.ts';

/** A set costs this share of what its pieces' premiums come to when bought one by one. */
const SET_SHARE = 0.94;
const FAME = 42;

interface Member {
  product: Product;
  quantity: number;
  rule: SpotRule;
}

function membersOf(row: SetRow, bySlug: ReadonlyMap<string, Product>): Member[] {
  return row.members.map(([slug, quantity]) => {
    const product = bySlug.get(slug);
    const rule = product?.stocks[0]?.rule;
    if (!product || rule?.type !== 'spot' || rule.metal !== row.metal) {
      throw new Error(`${slug} cannot be part of the set ${row.name}`);
    }
    return { product, quantity, rule };
  });
}

function ruleOf(metal: Metal, ounces: number, members: readonly Member[]): SpotRule {
  const premium = members.reduce((sum, { rule, quantity }) => {
    const each = rule.tipCents * rule.ounces + (rule.tiers[0]?.askCents ?? 0);
    return sum + each * quantity;
  }, 0);
  const ask = Math.round(premium * SET_SHARE);
  const tiers = [
    { min: 1, askCents: ask },
    { min: 5, askCents: Math.round(ask * 0.96) },
  ];
  return {
    type: 'spot',
    metal,
    ounces,
    tipCents: 0,
    tiers,
    floorPremiumCents: Math.floor(ask * 0.7),
    ceilingPremiumCents: Math.ceil(premium * 1.6) + 1,
  };
}

function setProduct(row: SetRow, members: readonly Member[], seeding: Seeding): Product {
  const { seed, now, numberOf } = seeding;
  const key = `set|${slugOf(row.name)}`;
  const exact = members.reduce((sum, { product, quantity }) => sum + product.ounces * quantity, 0);
  const ounces = Math.round(exact * 1e5) / 1e5;
  const cents = referenceValue(row.metal, ounces);
  const id = numberOf(key);
  const sold = soldOf(FAME, cents, chanceOf(`sold ${key}`, seed));
  const reviewCount = reviewCountOf(sold, chanceOf(`reviews ${key}`, seed));
  const rating = meanStars(starsOf(id, reviewCount, seed));
  const [first] = members;
  const form = first?.product.form ?? 'coin';
  const oneMint = members.every(({ product }) => product.mint === first?.product.mint);
  const mint = mintOf(oneMint && first ? first.product.mint : 'house');
  const year = row.name.includes(String(LATEST_YEAR)) ? LATEST_YEAR : undefined;
  const purity = members.every(({ product }) => product.purity === first?.product.purity);

  const product: Product = {
    id,
    slug: slugOf(row.name),
    name: row.name,
    metal: row.metal,
    form,
    packaging: 'set',
    series: 'sets',
    seriesName: 'Sets',
    mint: mint.slug,
    mintName: mint.name,
    country: oneMint ? (first?.product.country ?? 'US') : 'US',
    weight: 'Set',
    ounces,
    pieces: members.reduce((sum, { quantity }) => sum + quantity, 0),
    purity: purity && first ? first.product.purity : 'mixed',
    finish: 'BU',
    ira: members.every((member) => member.product.ira),
    reportable1099b: false,
    stocks: [
      {
        name: 'In Stock',
        code: STOCK_CODES['In Stock'],
        quantity: chanceOf(`stock ${key}`, seed).whole(4, 60),
        rule: ruleOf(row.metal, ounces, members),
      },
    ],
    clearance: false,
    grouped: members.map((member) => ({
      productId: member.product.id,
      quantity: member.quantity,
    })),
    soldCount: sold,
    addedOn: addedOn(year, chanceOf(`added ${key}`, seed), now),
    reviewCount,
    tags: ['gift', 'set', ...(row.tags ?? [])],
    art: artKey({
      metal: row.metal,
      form,
      packaging: 'set',
      series: first?.product.series ?? '',
      weight: first?.product.weight ?? '',
      purity: '',
    }),
    summary: row.about,
  };
  if (year) product.year = year;
  if (rating) product.rating = rating;
  return product;
}

/** The shop's own sets, put together from products that it also sells singly. */
export function setProducts(singles: readonly Product[], seeding: Seeding): Product[] {
  const bySlug = new Map(singles.map((product) => [product.slug, product]));
  return SETS.map((row) => setProduct(row, membersOf(row, bySlug), seeding));
}
