import { redirect } from 'react-router';

import { createQueryClient } from '#api/cache/query-client.ts';
import { productQuery } from '#api/catalog/product.ts';
import { suggestionsQuery, type Suggestion } from '#api/catalog/search.ts';
import { addHolding, idOfOwn } from '#api/portfolio/add-holding.server.ts';
import { spotOnDayQuery } from '#api/portfolio/spot-on-day.ts';
import { dayTyped, dayWords } from '#commerce/fields/day-field.ts';
import { answeredOnce } from '#commerce/form/answer-once.server.ts';
import {
  answered,
  failedAnswer,
  fieldsOf,
  refusal,
  valuesOf,
  type Answer,
  type Asked,
  type Fields,
} from '#commerce/form/answer.ts';
import { newKey } from '#commerce/form/form-key.ts';
import { messages } from '#commerce/words/messages.ts';
import { problemOf, type ApiError } from '#lib/api-error.ts';

import { addedWords } from './added-words.ts';
import {
  ADD_FORM,
  HOLDING_FIELDS,
  holdingIn,
  holdingWords,
  KEPT_FIELDS,
  ownPiece,
  pieceWords,
} from './holding-fields.ts';
import { pieceOf, type Piece } from './piece.ts';
import { inDollars, premiumFor } from './premium-for.ts';
import { filledWords, noSpotWords } from './spot-words.ts';

/**
 * `found` are products for a form without JavaScript. A recorded form gets the key of the next, or,
 * if it closes, the words for what was `added`.
 */
export type AddAnswer = Answer<{ found?: readonly Suggestion[]; next?: string; added?: string }>;

type Picked = { piece: Piece | undefined; wrong?: string };

const NOT_COUNTED = 'A portfolio holds gold, silver, platinum and palladium. This is none of them.';

/** Handles the form; `today` is an ISO 8601 date. Every answer that records nothing keeps all values. */
export async function addByForm(data: FormData, today: string): Promise<AddAnswer> {
  const field = fieldsOf(data);
  const values = { ...valuesOf(field, HOLDING_FIELDS), key: field('key') };
  const asked: Asked = { form: ADD_FORM, noun: 'holding', values };
  if (field('intent') === 'find') return find(field('name').trim(), asked);
  let picked: Picked;
  try {
    picked = await pickedPiece(field('product'));
  } catch (error) {
    return failedAnswer(asked, error);
  }
  const { piece = ownPiece(field), wrong } = picked;
  const isPicked = picked.piece !== undefined;
  const told = { ...asked, values: { ...values, ...(isPicked && { name: piece?.name ?? '' }) } };
  if (field('intent') === 'spot') {
    const words = { ...pieceWords(field, isPicked), day: dayWords(field('day'), today) };
    return fillSpot(field, piece, { ...told, wrong: { ...words, ...(wrong && { name: wrong }) } });
  }
  const words = { ...holdingWords(field, today, isPicked), ...(wrong && { name: wrong }) };
  return record(field, piece, { ...told, wrong: words, blame: blamed });
}

/** The product that a form names, if it names one. */
async function pickedPiece(id: string): Promise<Picked> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return { piece: undefined };
  try {
    const piece = pieceOf(await createQueryClient().query(productQuery(Number(id))));
    return { piece, ...(!piece && { wrong: NOT_COUNTED }) };
  } catch (error) {
    if (problemOf(error)?.kind !== 'missing') throw error;
    return { piece: undefined, wrong: 'The store does not know this product any more.' };
  }
}

function find(keyword: string, asked: Asked): Promise<AddAnswer> {
  const wrong = keyword ? {} : { name: 'Enter some words of the name.' };
  return answered({ ...asked, wrong }, async () => {
    const found = await createQueryClient().query(suggestionsQuery(keyword.slice(0, 100)));
    const says = found.length === 0 ? messages.searchNothing(keyword) : 'Choose the product below.';
    return { found, says, values: { ...asked.values, product: '' } };
  });
}

/** Fills in the spot price for a form without JavaScript. */
async function fillSpot(field: Fields, piece: Piece | undefined, asked: Asked): Promise<AddAnswer> {
  const day = dayTyped(field('day')) ?? '';
  const answer = await answered(asked, async () => {
    if (!piece) return {};
    const query = spotOnDayQuery(day, piece.name, piece.metal);
    const spot = await createQueryClient().query(query);
    const filled = {
      spot: inDollars(spot.spotCents),
      premium: premiumFor(without('spot', field), piece, spot),
    };
    return { says: filledWords(day, spot), values: { ...asked.values, ...filled } };
  });
  if (answer.kind !== 'missing' || !piece) return answer;
  const none = refusal(ADD_FORM, noSpotWords(piece.metal, day));
  return { ...none, ...(asked.values && { values: asked.values }) };
}

function without(left: string, field: Fields): Fields {
  return (name) => (name === left ? '' : field(name));
}

async function record(field: Fields, piece: Piece | undefined, asked: Asked): Promise<AddAnswer> {
  const holding = piece && holdingIn(field, piece);
  const answer: AddAnswer = await answeredOnce(asked, field, holding, async (key) => {
    if (!holding) return {};
    await addHolding(key, holding);
    const says = addedWords(holding);
    if (field('intent') === 'close') return { added: says };
    return { says, next: newKey(), values: valuesOf(field, KEPT_FIELDS) };
  });
  const closes = field('intent') === 'close' && field('script') !== 'yes';
  if (answer.kind === 'saved' && closes && piece) throw await toPortfolio(piece);
  return answer;
}

/** Without JavaScript the portfolio tells what was added; if it cannot be found, the page only opens. */
async function toPortfolio({ productId, name, metal }: Piece): Promise<Response> {
  const id = productId ?? (await idOfOwn(name, metal).catch(() => undefined));
  return redirect(`/bold-bullion-portfolio${id === undefined ? '' : `?added=${id}`}`, 303);
}

/** The field that the API refuses. */
function blamed({ status, fields }: ApiError & { kind: 'refused' }): Record<string, string> {
  if (status !== 400) return {};
  const words: Record<string, string> = {};
  for (const { field } of fields) {
    const blame = BLAMED[field.split('.').at(-1) ?? ''];
    if (blame) words[blame[0]] = blame[1];
  }
  return words;
}

const BLAMED: Record<string, readonly [field: string, words: string]> = {
  transactionDate: ['day', 'The store does not take this date. Use today or an earlier day.'],
  ouncesPerUnit: [
    'ounces',
    'You hold a product of this name with other ounces. Give this one another name.',
  ],
  productId: ['name', NOT_COUNTED],
};
