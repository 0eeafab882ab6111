import { spotMetals, type SpotMetal } from '#api/spot/spot.ts';

/** The character before the decimal places of a file. */
export type Decimal = 'dot' | 'comma';

/** An amount in any of the usual ways to write one. */
const AMOUNT = /^[+-]?[.,]*\d[\d.,]*$/;
const EXPONENT = /^[+-]?\d+(?:\.\d+)?e[+-]?\d+$/i;

/** How a file writes amounts: with a comma only where its cells say so. */
export function decimalOf(texts: readonly string[]): Decimal {
  const commas = texts.filter((text) => /,\d{1,2}\D*$/.test(text)).length;
  const dots = texts.filter((text) => /\.\d{1,2}\D*$/.test(text)).length;
  return commas > dots ? 'comma' : 'dot';
}

/**
 * The number of a cell such as "$1,234.50", "1.234,50" or "31,20"; `undefined` if it is none, or of
 * another currency than dollars. One comma or dot before three digits is read as the file writes
 * amounts.
 */
export function amountIn(text: string, decimal: Decimal): number | undefined {
  const plain = text
    .replaceAll(/[\s\u00A0\u202F'’]/g, '')
    .replace(/^([+-]?)(?:US)?\$/i, '$1')
    .replace(/(?:USD|\$)$/i, '')
    .replace('−', '-');
  if (EXPONENT.test(plain)) return Number(plain);
  if (!AMOUNT.test(plain)) return undefined;
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last < 0) return Number(plain);
  const mark = plain.charAt(last);
  const isDecimal = isDecimalMark(plain, mark, decimal);
  const whole = (isDecimal ? plain.slice(0, last) : plain).replaceAll(/[.,]/g, '');
  if (!areGroups(isDecimal ? plain.slice(0, last) : plain)) return undefined;
  return Number(isDecimal ? `${whole}.${plain.slice(last + 1)}` : whole);
}

/** Whether the last mark of an amount stands before its decimal places. */
function isDecimalMark(plain: string, mark: string, decimal: Decimal): boolean {
  const digits = plain.length - 1 - plain.lastIndexOf(mark);
  if (plain.includes(mark === '.' ? ',' : '.')) return true;
  if (plain.indexOf(mark) !== plain.lastIndexOf(mark)) return false;
  if (digits !== 3 || /^[+-]?0?[.,]/.test(plain)) return true;
  return decimal === (mark === '.' ? 'dot' : 'comma');
}

/** Whether what stands before the decimal places is grouped in thousands, or not at all. */
function areGroups(whole: string): boolean {
  return /^[+-]?(?:\d*|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+)$/.test(whole);
}

export type TradeKind = 'PURCHASED' | 'SOLD' | 'EXIT';

const KINDS: Record<TradeKind, string> = {
  PURCHASED:
    'bought buy purchase purchased bot b deliveryinbound transferinbound gift kauf gekauft',
  EXIT: 'soldelsewhere sold sell sale s deliveryoutbound transferoutbound verkauf verkauft',
  SOLD: 'soldtous',
};

/** Bought, sold elsewhere, or sold to the store; `undefined` if the word is unknown. */
export function kindIn(text: string): TradeKind | undefined {
  const plain = text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
  const kinds = Object.keys(KINDS) as TradeKind[];
  return kinds.find((kind) => KINDS[kind].split(' ').includes(plain));
}

const OTHER_NAMES: Record<string, SpotMetal> = {
  xag: 'silver',
  ag: 'silver',
  silber: 'silver',
  xau: 'gold',
  au: 'gold',
  xpt: 'platinum',
  pt: 'platinum',
  platin: 'platinum',
  xpd: 'palladium',
  pd: 'palladium',
};

/** The metal of a cell. */
export function metalIn(text: string): SpotMetal | undefined {
  const plain = text.trim().toLowerCase();
  return spotMetals.find((metal) => metal === plain) ?? OTHER_NAMES[plain];
}

/** The metal that the name of a piece tells, if it tells one. */
export function metalInName(name: string): SpotMetal | undefined {
  const words = name.toLowerCase().split(/[^\p{L}]+/u);
  const metals = spotMetals.filter((metal) => words.includes(metal));
  return metals.length === 1 ? metals[0] : undefined;
}

const GRAMS_OF_OUNCE = 31.103_476_8;
/** By the first letter of a unit. */
const OUNCES_OF: Record<string, number> = { o: 1, g: 1 / GRAMS_OF_OUNCE, k: 1000 / GRAMS_OF_OUNCE };
const WEIGHT =
  /(?:(\d+)\s+)?(\d+(?:[.,]\d+)?)(?:\s*\/\s*(\d+))?\s*[- ]?(oz|ozt|ounces?|kilo|kg|grams?|gramm|g)\b/i;

/** A longer name tells its weight before this. */
const LONGEST_NAME = 200;

/** The troy ounces that the name of a piece tells: of "1/10 oz", "100 gram", "1 kilo". */
export function ouncesInName(name: string): number | undefined {
  const [, before, first = '', below = '1', unit = ''] =
    WEIGHT.exec(name.slice(0, LONGEST_NAME)) ?? [];
  if (first === '') return undefined;
  // "1 1/2 oz" is one weight; "2024 1/10 oz" is a year and a weight.
  const whole = below !== '1' && Number(before) < 100 ? Number(before) : 0;
  const amount = whole + Number(first.replace(',', '.')) / Number(below);
  const ounces = amount * (OUNCES_OF[unit.charAt(0).toLowerCase()] ?? 1);
  return Number.isFinite(ounces) && ounces > 0 ? Math.round(ounces * 1e5) / 1e5 : undefined;
}

/** A name without what dealers write otherwise: two names of one product are often equal in it. */
export function nameKey(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}/]+/gu) ?? [];
  return words.filter((word) => !['coin', 'coins', 'bu', 'the', 'us'].includes(word)).join(' ');
}
