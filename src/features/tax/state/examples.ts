import { cardHref, sourceOf, type ProductCard } from '#api/catalog/product-card.ts';
import type { ListingPlace, Metal } from '#api/catalog/listing-model.ts';
import type { StateTax } from '#api/tax/state-tax.ts';
import type { TaxedOrder } from '#api/tax/tax-quote.ts';

import { ruleOf, type BullionForm } from '../rule-of.ts';

/** A metal in a form: what a page, or an example, is about. */
export type Subject = { metal: Metal; form: BullionForm };

/** An order whose tax is worked out: so many of a product. */
export type Example = {
  name: string;
  href: string;
  quantity: number;
  order: TaxedOrder;
  /** It is of what the page is about. */
  isSubject: boolean;
};

const SILVER_COINS: Subject = { metal: 'silver', form: 'coin' };

/** In this order: the first with a limit is told, and the first that is taxed otherwise. */
const SUBJECTS: readonly Subject[] = [
  SILVER_COINS,
  { metal: 'gold', form: 'bar' },
  { metal: 'platinum', form: 'bar' },
  { metal: 'palladium', form: 'bar' },
  { metal: 'copper', form: 'round' },
];

/** Cents of an order where no limit counts. */
const USUAL_CENTS = 2_000_00;
/** Of a limit, the first order comes to this part. */
const BELOW = 0.75;
/** Cents of a product of which one makes an example. */
const WORTH_ONE = 200_00;
/** One large piece may come to so many limits at most. */
const MOST_ABOVE = 3;
/** So many are asked for, in case the first cannot be bought. */
const ENOUGH = 8;

/** What a page of a state is about, if nobody chose: what has a limit, or else silver coins. */
export function subjectOf(state: StateTax): Subject {
  const limited = SUBJECTS.find(
    ({ metal, form }) => kindOf(state, { metal, form }) === 'threshold',
  );
  return limited ?? SILVER_COINS;
}

/** Something that the state taxes otherwise than the subject, or else another metal. */
export function otherSubject(state: StateTax, subject: Subject): Subject {
  const others = SUBJECTS.filter(({ metal }) => metal !== subject.metal);
  const kind = kindOf(state, subject);
  const differs = others.find((each) => kindOf(state, each) !== kind);
  return differs ?? others.at(1) ?? SILVER_COINS;
}

function kindOf(state: StateTax, { metal, form }: Subject) {
  return ruleOf(state, metal, form).kind;
}

/** The best-selling products of a subject that can be bought now. */
export function placeOfSubject({ metal, form }: Subject): ListingPlace {
  return {
    metal: [metal],
    form: [form],
    availability: ['In Stock'],
    sort: 'best-selling',
    size: ENOUGH,
  };
}

type Shelf = { subject: readonly ProductCard[]; other: readonly ProductCard[] };

/** An order below the limit, one that reaches it, and one of another kind. */
export function examplesOf(state: StateTax, subject: Subject, shelf: Shelf): Example[] {
  const zip = state.exampleZip;
  const limit = ruleOf(state, subject.metal, subject.form).limitCents ?? USUAL_CENTS;
  const cards = shelf.subject.filter(isBuyable);
  // Of what costs more than the limit, no order is below it.
  const card = cards.find(({ cash }) => cash <= limit * BELOW) ?? cards[0];
  const others = shelf.other.filter(isBuyable);
  const other = others.find(({ cash }) => cash >= WORTH_ONE) ?? others[0];
  if (!zip || !card) return [];
  const few = Math.max(1, Math.floor((limit * BELOW) / card.cash));
  // At the lowest price of all, so that the limit is reached whatever so many cost.
  const many = Math.max(few + 1, Math.floor(limit / (card.asLow?.cash ?? card.cash)) + 1);
  const large = cards.find(({ cash }) => cash > limit && cash <= limit * MOST_ABOVE);
  const make = (of: ProductCard, quantity: number, isSubject: boolean) => ({
    name: of.name,
    href: cardHref(of),
    quantity,
    isSubject,
    order: { state: state.code, zip, product: { id: of.id, quantity } },
  });
  return [
    make(card, few, true),
    large && limit < USUAL_CENTS ? make(large, 1, true) : make(card, many, true),
    ...(other ? [make(other, severalOf(other), false)] : []),
  ];
}

/** One of what costs enough; of small things so many as a stock usually has. */
function severalOf({ cash }: ProductCard): number {
  return cash >= WORTH_ONE ? 1 : 10;
}

function isBuyable({ stock, needsChoice, saleEvent, cash }: ProductCard): boolean {
  return sourceOf(stock) === 'instock' && !needsChoice && saleEvent === 0 && cash > 0;
}
