import { artKey } from '../../art/key.ts';
import { addedOn } from '../arrivals.ts';
import { chanceOf } from '../chance.ts';
import { slugOf } from '../metal/naming.ts';
import { mintOf } from '../mints.ts';
import { referenceValue } from '../premiums.ts';
import type { Metal, Product, SpotRule } from '../product.ts';
import { type Seeding, seededSales } from '../seeding.ts';
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
  const { seed, now } = seeding;
  const key = `set|${slugOf(row.name)}`;
  const exact = members.reduce((sum, { product, quantity }) => sum + product.ounces * quantity, 0);
  const ounces = Math.round(exact * 1e5) / 1e5;
  const cents = referenceValue(row.metal, ounces);
  const first = members[0]?.product;
  const form = first?.form ?? 'coin';
  const year = row.name.includes(String(LATEST_YEAR)) ? LATEST_YEAR : undefined;
  return {
    ...seededSales(key, { fame: FAME, cents }, seeding),
    ...originOf(members),
    slug: slugOf(row.name),
    name: row.name,
    metal: row.metal,
    form,
    packaging: 'set',
    series: 'sets',
    seriesName: 'Sets',
    weight: 'Set',
    ounces,
    pieces: members.reduce((sum, { quantity }) => sum + quantity, 0),
    purity: inCommon(members, 'purity') ?? 'mixed',
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
    addedOn: addedOn(year, chanceOf(`added ${key}`, seed), now),
    tags: ['gift', 'set', ...(row.tags ?? [])],
    art: artKey({
      metal: row.metal,
      form,
      packaging: 'set',
      series: first?.series ?? '',
      weight: first?.weight ?? '',
      purity: '',
    }),
    summary: row.about,
    ...(year && { year }),
  };
}

/** The mint and country of a set's pieces; the shop's own where they come from several mints. */
function originOf(members: readonly Member[]): Pick<Product, 'mint' | 'mintName' | 'country'> {
  const shared = inCommon(members, 'mint');
  const { slug, name } = mintOf(shared ?? 'house');
  const country = shared === undefined ? 'US' : (members[0]?.product.country ?? 'US');
  return { mint: slug, mintName: name, country };
}

/** What all pieces of a set have in common, such as their mint; nothing where they differ. */
function inCommon(members: readonly Member[], field: 'mint' | 'purity'): string | undefined {
  const first = members[0]?.product[field];
  return members.every(({ product }) => product[field] === first) ? first : undefined;
}

/** The shop's own sets, put together from products that it also sells singly. */
export function setProducts(singles: readonly Product[], seeding: Seeding): Product[] {
  const bySlug = new Map(singles.map((product) => [product.slug, product]));
  return SETS.map((row) => setProduct(row, membersOf(row, bySlug), seeding));
}
