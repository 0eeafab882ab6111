import type { MeasuredCoin } from '#api/catalog/listing-model.ts';

/** The parameters of the page that finds what holds a coin: free values, so they are their visitor's own. */
export const fitParameters = { only: {}, own: ['coin', 'diameter'] };

/** Millimetres that the API knows holders for. */
const LEAST_MM = 5;
const MOST_MM = 200;

/** A diameter as it is read on a caliper: "40.6", "40,6 mm". */
const DIAMETER = /^(\d{1,3}(?:[.,]\d{1,3})?)\s*(?:mm|millimeters?)?$/i;

/** What an address asks a holder for, as it was written, and what is wrong with it. */
export type Fit = {
  coin: string;
  diameter: string;
  /** The coin by its name; absent for a diameter of one's own. */
  known?: MeasuredCoin;
  /** Millimetres; absent where something is wrong. */
  mm?: number;
  error?: { field: 'coin' | 'diameter'; says: string };
};

/** The coin of an address; `undefined` if it names none. A written diameter goes before a chosen coin. */
export function fitAt(search: URLSearchParams, coins: readonly MeasuredCoin[]): Fit | undefined {
  const written = { coin: one(search, 'coin'), diameter: one(search, 'diameter') };
  if (written.diameter) return { ...written, ...diameterOf(written.diameter) };
  if (!written.coin) return undefined;
  const known = coins.find(({ value }) => value === written.coin);
  if (known) return { ...written, known, mm: known.diameter };
  const says = 'We do not know this coin. Choose one of the list, or enter its diameter.';
  return { ...written, error: { field: 'coin', says } };
}

function one(search: URLSearchParams, name: string): string {
  return search.get(name)?.trim() ?? '';
}

function diameterOf(text: string): Pick<Fit, 'mm' | 'error'> {
  const mm = Number(DIAMETER.exec(text)?.[1]?.replace(',', '.'));
  if (mm >= LEAST_MM && mm <= MOST_MM) return { mm };
  const says = `Enter millimeters between ${LEAST_MM} and ${MOST_MM}, such as 40.6.`;
  return { error: { field: 'diameter', says } };
}
