import type { NewHolding } from '#api/portfolio/add-holding.server.ts';
import { dayTyped, dayWords } from '#commerce/fields/day-field.ts';
import { textWords } from '#commerce/fields/field-words.ts';
import { amountTyped, centsTyped } from '#commerce/fields/number.ts';
import type { Fields } from '#commerce/form/answer.ts';

import { metalNamed, type Piece } from './piece.ts';

/** The name of the form, and of the ids of its controls. */
export const ADD_FORM = 'add-holding';

/** What stays in the form for the next piece, and what belongs to one piece. */
export const KEPT_FIELDS = ['source', 'dealer', 'day'] as const;
const PIECE_FIELDS = ['name', 'product', 'metal', 'ounces'] as const;
const PRICE_FIELDS = ['units', 'price', 'fees', 'spot', 'premium'] as const;

/** All fields, except the `key` that names this form for the API. */
export const HOLDING_FIELDS = [...KEPT_FIELDS, ...PIECE_FIELDS, ...PRICE_FIELDS] as const;

/** Bounds of the API; money in cents. */
const MOST_UNITS = 1_000_000;
const MOST_OUNCES = 100_000;
const MOST_MONEY = 100_000_000;
const LONGEST_NAME = 200;
const LONGEST_DEALER = 100;

const NO_DAY_PRICE = 'Enter the dollars of an ounce, such as 81.20, or leave the field empty.';

/** Cents that may be zero; `undefined` if invalid. */
function moneyTyped(text: string): number | undefined {
  return /^\$?\s*0+(?:\.0{1,2})?$/.test(text.trim()) ? 0 : centsTyped(text);
}

/** The same for a field that may be empty: `empty` then. */
function optionalMoney<Empty>(text: string, empty: Empty): number | Empty | 'wrong' {
  if (text.trim() === '') return empty;
  const cents = moneyTyped(text);
  return cents !== undefined && cents <= MOST_MONEY ? cents : 'wrong';
}

/** A premium may be below zero. */
function premiumTyped(text: string) {
  const plain = text.trim();
  const isBelow = /^[-−]/.test(plain);
  const cents = optionalMoney(isBelow ? plain.slice(1) : plain, isBelow ? 'wrong' : undefined);
  return typeof cents === 'number' && isBelow ? -cents : cents;
}

/** The units as a decimal; `undefined` if invalid. */
function unitsTyped(text: string): string | undefined {
  const plain = amountTyped(text);
  return plain !== undefined && Number(plain) <= MOST_UNITS ? plain : undefined;
}

/** Fine ounces of one unit, as a decimal; `undefined` if invalid. */
function ouncesTyped(text: string): string | undefined {
  const plain = amountTyped(text);
  return plain !== undefined && Number(plain) <= MOST_OUNCES ? plain : undefined;
}

/** What the fields say about the money, as far as they are right. Cents; the units as a decimal. */
export function moneyIn(field: Fields) {
  const [fees, spot] = [optionalMoney(field('fees'), 0), optionalMoney(field('spot'), undefined)];
  const premium = premiumTyped(field('premium'));
  return {
    units: unitsTyped(field('units')),
    unitCents: moneyTyped(field('price')),
    feesCents: fees === 'wrong' ? undefined : fees,
    spotCents: spot === 'wrong' ? undefined : spot,
    premiumCents: premium === 'wrong' ? undefined : premium,
  };
}

/** The piece that is described by a name of the customer's own, if its fields are right. */
export function ownPiece(field: Fields): Piece | undefined {
  const [metal, ounces] = [metalNamed(field('metal')), ouncesTyped(field('ounces'))];
  const name = field('name').trim();
  return metal && ounces && name ? { name, metal, ounces } : undefined;
}

/** The error message of each field; `isPicked` if a product of the catalog is chosen. */
export function holdingWords(field: Fields, today: string, isPicked: boolean) {
  const source = field('source');
  const { units, unitCents } = moneyIn(field);
  return {
    source: ['bold', 'other'].includes(source) ? undefined : 'Choose where you bought it.',
    dealer:
      source === 'other'
        ? textWords(field('dealer'), 'name of the dealer', LONGEST_DEALER)
        : undefined,
    ...pieceWords(field, isPicked),
    day: dayWords(field('day'), today),
    units: units ? undefined : unitsWords(field('units')),
    price:
      unitCents === undefined
        ? 'Enter the price of one in dollars, such as 88.50. A gift costs 0.'
        : undefined,
    fees:
      optionalMoney(field('fees'), 0) === 'wrong'
        ? 'Enter the fees in dollars, such as 12.00, or leave the field empty.'
        : undefined,
    spot: optionalMoney(field('spot'), undefined) === 'wrong' ? NO_DAY_PRICE : undefined,
    premium: premiumTyped(field('premium')) === 'wrong' ? NO_DAY_PRICE : undefined,
  };
}

/** The error message of each field of the piece. */
export function pieceWords(field: Fields, isPicked: boolean): Record<string, string | undefined> {
  if (isPicked) return {};
  const name = textWords(field('name'), 'name of the product', LONGEST_NAME);
  if (field('source') === 'bold') {
    return { name: name ?? 'Choose one of our products. Other names are for other dealers.' };
  }
  return {
    name,
    metal: metalNamed(field('metal')) ? undefined : 'Choose the metal.',
    ounces: ouncesTyped(field('ounces')) ? undefined : ouncesWords(field('ounces')),
  };
}

function unitsWords(text: string): string {
  return amountTyped(text) === undefined
    ? 'Enter how many as a number above 0, such as 5.'
    : 'Enter at most 1,000,000 units.';
}

function ouncesWords(text: string): string {
  return amountTyped(text) === undefined
    ? 'Enter the fine ounces of one as a number above 0, such as 0.25.'
    : 'One piece can have at most 100,000 ounces.';
}

/** The purchase that was typed, if {@link holdingWords} has nothing to say of it. */
export function holdingIn(field: Fields, piece: Piece): NewHolding {
  const { units, unitCents, feesCents, spotCents, premiumCents } = moneyIn(field);
  return {
    productId: piece.productId,
    name: piece.name,
    metal: piece.metal,
    ounces: Number(piece.ounces),
    dealer: field('source') === 'other' ? field('dealer').trim() : undefined,
    day: dayTyped(field('day')) ?? '',
    units: Number(units),
    unitCents: unitCents ?? 0,
    feesCents: feesCents ?? 0,
    spotCents,
    premiumCents,
  };
}
