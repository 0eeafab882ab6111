import type { Comparable } from '#api/catalog/comparable-model.ts';
import type { Elsewhere } from '#api/catalog/elsewhere.ts';
import type { Offer } from '#commerce/product/offer.ts';

/** A product beside others, with what is offered of it at the quantity; nothing if it has sold out. */
export type Compared = {
  product: Comparable;
  offer: Offer | undefined;
  elsewhere: Elsewhere | undefined;
};

/** `text` is absent for what is not known. */
export type Cell = { text?: string | undefined; note?: string | undefined; lines?: Line[] };
/** One of several lines of a cell, such as a step of its price. */
type Line = { text: string; isCurrent: boolean };

/** A row before the best of it is known. `values` are numbers to judge by, with the word for the best. */
export type Written = {
  label: string;
  cells: Cell[];
  judged?: { values: (number | undefined)[]; wanted: 'least' | 'most'; word: string } | undefined;
};

export type Row = { label: string; cells: (Cell & { best?: string })[]; differs: boolean };
export type Group = { id: string; heading: string; rows: Row[] };
