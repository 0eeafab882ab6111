import type { Comparable } from '#api/catalog/comparable-model.ts';
import type { Elsewhere } from '#api/catalog/elsewhere.ts';
import { offerOf } from '#commerce/product/offer.ts';

import { bestOf } from './best.ts';
import type { Compared, Group, Row, Written } from './compared.ts';
import { pieceRows } from './piece-rows.ts';
import { priceRows } from './price-rows.ts';
import { stockRows } from './stock-rows.ts';

type Asked = { quantity: number; elsewhere: ReadonlyMap<number, Elsewhere> | undefined };

/** Products with what is offered of each at a quantity. */
export function comparedAt(products: readonly Comparable[], asked: Asked): Compared[] {
  const choice = { stock: '', size: '', quantity: String(asked.quantity) };
  return products.map((product) => ({
    product,
    offer: offerOf(product.stocks, choice),
    elsewhere: asked.elsewhere?.get(product.id),
  }));
}

/** The rows of a comparison in their groups; a row of which nothing is known is left out. */
export function groupsOf(compared: readonly Compared[], quantity: number): Group[] {
  const one = quantity === 1;
  const groups: [id: string, heading: string, rows: Written[]][] = [
    ['prices', one ? 'For one' : `For ${quantity}, each`, priceRows(compared, quantity)],
    ['piece', `The ${nounOf(compared)}`, pieceRows(compared)],
    ['stock', 'In stock and on its way', stockRows(compared, quantity)],
  ];
  return groups.map(([id, heading, rows]) => ({
    id,
    heading,
    rows: rows.filter(({ cells }) => cells.some(({ text, lines }) => text ?? lines)).map(judged),
  }));
}

/** The same with only the rows in which the products differ. */
export function differingIn(groups: readonly Group[]): Group[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
}

/** "coin" if all of them are coins; otherwise "piece". */
export function nounOf(compared: readonly Pick<Compared, 'product'>[]): string {
  const forms = new Set(compared.map(({ product }) => product.form));
  const [form = 'supply'] = forms;
  return forms.size > 1 || form === 'jewelry' || form === 'supply' ? 'piece' : form;
}

function judged({ label, cells, judged: by }: Written): Row {
  const best = by && bestOf(by.values, by.wanted);
  const [first, ...others] = cells.map((cell) => JSON.stringify(cell));
  return {
    label,
    cells: cells.map((cell, at) => (best?.[at] && by ? { ...cell, best: by.word } : cell)),
    differs: others.some((other) => other !== first),
  };
}
