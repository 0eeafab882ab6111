import { referencePrice } from '../premiums.ts';
import type { Metal } from '../product.ts';
import { isSaleOn, SALE_EVENTS } from '../sales.ts';
import type { Category, Predicate } from './category.ts';
import { all, any, isBullion, isInStock, ofForm, ofMetal, tagged } from './category.ts';
import { metalWord } from './metal-pages.ts';

const onDeal: Predicate = (product, now) => isSaleOn(product, now) || product.clearance;

function inEvent(event: { eventId: number }): Predicate {
  return (product, now) => product.sale?.eventId === event.eventId && isSaleOn(product, now);
}

function page(
  parent: string,
  slug: string,
  title: string,
  description: string,
  predicate: Predicate,
  extra: Pick<Category, 'sort' | 'emptyBecause' | 'metal' | 'showsSales' | 'availability'> = {},
): Category {
  return { slug: `${parent}/${slug}`, title, description, parents: [parent], predicate, ...extra };
}

const SALES_END = {
  showsSales: true,
  emptyBecause: 'A sale that has ended leaves an empty page until the next one starts.',
} as const;

const deals: readonly Category[] = [
  ...(['silver', 'gold', 'platinum'] as const).map((metal) =>
    page(
      'deals',
      `${metal}-deals`,
      `${metalWord(metal)} Deals`,
      `${metalWord(metal)} whose premium is lowered for a few hours or days. Each sale says when it ends.`,
      all(ofMetal(metal), onDeal),
      { metal, ...SALES_END },
    ),
  ),
  page(
    'deals',
    'deal-of-the-day',
    'Deal of the Day',
    'A handful of products at their best price until tonight. Tomorrow others take their place.',
    inEvent(SALE_EVENTS.dayDeal),
    SALES_END,
  ),
  page(
    'deals',
    'flash-sale',
    'Flash Sale',
    'A day and a few hours, then the price goes back. Stock is what lies in the vault.',
    inEvent(SALE_EVENTS.flash),
    SALES_END,
  ),
  page(
    'deals',
    'stacker-week',
    'Stacker Week',
    'Bullion that is bought by the stack, with a lower premium until the week is over. Mostly silver and gold.',
    inEvent(SALE_EVENTS.week),
    SALES_END,
  ),
  page(
    'deals',
    'jewelry-deals',
    'Jewelry Deals',
    'Rings, chains and earrings at a tenth to a quarter off. Every size costs less, not just the odd ones.',
    all(ofForm('jewelry'), onDeal),
    SALES_END,
  ),
  page(
    'deals',
    'supplies-deals',
    'Supplies Deals',
    'Tubes, capsules and boxes at a lower price. Worth a look before the next order of coins.',
    all(ofForm('supply'), onDeal),
    SALES_END,
  ),
  page(
    'deals',
    'clearance',
    'Clearance',
    'Older dates and last pieces that make room on the shelf. When they are gone they do not come back.',
    (product) => product.clearance,
  ),
  page(
    'deals',
    'veterans-day-sale',
    'Veterans Day Sale',
    'Our November sale in honor of those who served. It is over for this year; the deals page shows what runs now.',
    inEvent(SALE_EVENTS.veterans),
    SALES_END,
  ),
];

function bestSelling(metal: Metal): Category {
  return page(
    'best-sellers',
    `best-selling-${metal}`,
    `Best-Selling ${metalWord(metal)}`,
    `The ${metal} that most of our customers choose, counted in pieces sold. A good place to start if you are new to it.`,
    all(ofMetal(metal), tagged('best-seller')),
    { metal, sort: 'best-selling' },
  );
}

function arrivalsOf2025(metal: Metal): Category {
  return page(
    'best-sellers',
    `2025-new-arrivals-${metal}`,
    `2025 New Arrivals in ${metalWord(metal)}`,
    `${metalWord(metal)} that joined the shop in 2025, with the issues of that year. The ones that sold best stand first.`,
    all(ofMetal(metal), (product) => product.addedOn.startsWith('2025')),
    { metal, sort: 'best-selling' },
  );
}

const bestSellers: readonly Category[] = [
  bestSelling('silver'),
  bestSelling('gold'),
  bestSelling('platinum'),
  arrivalsOf2025('silver'),
  arrivalsOf2025('gold'),
  page(
    'best-sellers',
    'best-selling-jewelry',
    'Best-Selling Jewelry',
    'The chains, hoops and pendants that sell most. Small things that are worn every day.',
    all(ofForm('jewelry'), tagged('best-seller')),
    { sort: 'best-selling' },
  ),
];

const presale: readonly Category[] = (['silver', 'gold'] as const).map((metal) =>
  page(
    'presale',
    `${metal}-presale`,
    `${metalWord(metal)} Presale`,
    `${metalWord(metal)} that is on its way to us, with the date we expect to ship it. An order waits until all of its lines are here.`,
    ofMetal(metal),
    { metal, sort: 'newest', availability: ['Presale'] },
  ),
);

const UNDER_FIFTY: Predicate = (product) => referencePrice(product.stocks[0]?.rule) < 5_000;
const isGift = any(tagged('gift', 'holiday'), ofForm('jewelry'));

/** The budgets of a page of gifts, as filters of its list. */
export function budgetsOf(slug: string): NonNullable<Category['tileGroups']>[number] {
  return {
    heading: 'By budget',
    tiles: BUDGETS.map(([name, min, max]) => ({
      name,
      to: `${slug}?${new URLSearchParams({
        ...(min && { priceMin: String(min / 100) }),
        ...(max && { priceMax: String(max / 100) }),
      })}`,
      budget: { ...(min && { min }), ...(max && { max }) },
    })),
  };
}

/** Names and ends, in cents. */
const BUDGETS: readonly [string, number | undefined, number | undefined][] = [
  ['Under $50', undefined, 4_999],
  ['$50 to $150', 5_000, 14_999],
  ['$150 to $500', 15_000, 49_999],
  ['$500 and more', 50_000, undefined],
];

function giftPage(...facts: Parameters<typeof page>): Category {
  const gifts = page(...facts);
  return { ...gifts, tells: 'deadline', tileGroups: [budgetsOf(gifts.slug)] };
}

const holiday: readonly Category[] = [
  giftPage(
    'holiday-gifts',
    'stocking-stuffers',
    'Stocking Stuffers',
    'Small presents below fifty dollars that still shine next year. Copper rounds, charms, tubes and tins.',
    all(isGift, UNDER_FIFTY),
  ),
  giftPage(
    'holiday-gifts',
    'holiday-rounds',
    'Holiday Rounds',
    'Snowmen, sleighs and trees on an ounce of fine silver, dated so that the year is remembered. Made for stockings.',
    all(ofMetal('silver'), tagged('holiday')),
    { metal: 'silver' },
  ),
  giftPage(
    'holiday-gifts',
    'gold-gifts',
    'Gold Gifts',
    'Gold that fits into a card: a gram, a tenth of an ounce, a Goldback. Small enough to give, real enough to keep.',
    all(ofMetal('gold'), (product) => product.ounces <= 0.11, isInStock),
    { metal: 'gold' },
  ),
  giftPage(
    'holiday-gifts',
    'jewelry-gifts',
    'Jewelry Gifts',
    'Pieces that need no size: earrings, pendants and charms. Each fits into a gift box.',
    all(ofForm('jewelry'), (product) => product.jewelry?.sizes.length === 0),
  ),
  giftPage(
    'holiday-gifts',
    'gifts-for-collectors',
    'Gifts for Collectors',
    'Proofs, certified coins and sets in their own boxes. For someone who already has the plain ounce.',
    all(
      isBullion,
      (product) => Boolean(product.grade ?? product.grouped) || product.finish === 'Proof',
    ),
  ),
];

/** Deals, best sellers, presale and the pages for the holidays. */
export const offerPages: readonly Category[] = [...deals, ...bestSellers, ...presale, ...holiday];

export { isGift, onDeal };
