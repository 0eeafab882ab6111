/** What can be measured on a piece, with the units that people measure in. */

export type Measure = 'weight' | 'diameter' | 'thickness';

/** A unit by its name in an address: how many grams or millimetres it is. */
type Unit = { size: number; words: string; short: string; typed: RegExp };

const WEIGHT_UNITS: Record<string, Unit> = {
  g: { size: 1, words: 'Grams', short: 'g', typed: /^g(?:rams?)?$/ },
  ozt: {
    size: 31.1034768,
    words: 'Troy ounces',
    short: 'troy oz',
    typed: /^(?:troy )?(?:oz\.?t?|ounces?)$/,
  },
  gr: { size: 0.06479891, words: 'Grains', short: 'grains', typed: /^(?:gr|grains?)$/ },
};

const LENGTH_UNITS: Record<string, Unit> = {
  mm: { size: 1, words: 'Millimeters', short: 'mm', typed: /^(?:mm|millimet(?:er|re)s?)$/ },
  in: { size: 25.4, words: 'Inches', short: 'in', typed: /^(?:in|inch(?:es)?|")$/ },
};

export const MEASURES: Record<
  Measure,
  {
    label: string;
    /** The names in an address: of the value, and of its unit. */
    name: string;
    unitName: string;
    units: Record<string, Unit>;
    /** Grams or millimetres that no piece is heavier or larger than. */
    most: number;
    example: string;
  }
> = {
  weight: {
    label: 'Weight',
    name: 'mass',
    unitName: 'massIn',
    units: WEIGHT_UNITS,
    most: 40_000,
    example: '31.10',
  },
  diameter: {
    label: 'Diameter',
    name: 'across',
    unitName: 'acrossIn',
    units: LENGTH_UNITS,
    most: 400,
    example: '40.6',
  },
  thickness: {
    label: 'Thickness',
    name: 'thick',
    unitName: 'thickIn',
    units: LENGTH_UNITS,
    most: 200,
    example: '2.98',
  },
};

export const measureNames = Object.keys(MEASURES) as Measure[];

/** A decimal of a scale or a caliper; a unit may follow: "40,6 mm", ".999". */
const DECIMAL = /^\d{0,6}(?:[.,]\d{0,6})?/;

/**
 * A typed measure in grams or millimetres. A unit that is typed goes before the `chosen` one. `says` is
 * what is wrong with it.
 */
export function readMeasure(
  measure: Measure,
  text: string,
  chosen: string,
): { value: number; unit: string } | { says: string } {
  const { units, most } = MEASURES[measure];
  const plain = text.trim();
  const [digits = ''] = DECIMAL.exec(plain) ?? [];
  const written = plain.slice(digits.length).trim();
  const typed = Object.keys(units).find((name) => units[name]?.typed.test(written.toLowerCase()));
  if (/\d/.test(digits) && written && !typed) return { says: wrongUnit(measure, written) };
  const unit = typed ?? chosen;
  const { size, short } = unitOf(measure, unit);
  const value = Number(digits.replace(',', '.') || Number.NaN) * size;
  if (value > 0 && value <= most) return { value, unit };
  return { says: wrongValue(measure, value, `${Math.floor(most / size)} ${short}`) };
}

function unitOf(measure: Measure, name: string): Pick<Unit, 'size' | 'short'> {
  return MEASURES[measure].units[name] ?? { size: 1, short: '' };
}

/** The unit that stands first, and is meant if none is named. */
export function firstUnit(measure: Measure): string {
  return Object.keys(MEASURES[measure].units)[0] ?? '';
}

function wrongValue(measure: Measure, value: number, most: string): string {
  const { label, example } = MEASURES[measure];
  const noun = label.toLowerCase();
  if (Number.isNaN(value)) return `Enter the ${noun} as a number, such as ${example}.`;
  if (value > 0) return `Enter a ${noun} of ${most} at most.`;
  return `Enter a ${noun} above 0, such as ${example}.`;
}

function wrongUnit(measure: Measure, written: string): string {
  const other = measure === 'weight' ? LENGTH_UNITS : WEIGHT_UNITS;
  const isOther = Object.values(other).some(({ typed }) => typed.test(written.toLowerCase()));
  const ways =
    measure === 'weight' ? 'grams, troy ounces or grains' : 'millimeters (mm) or inches (in)';
  const noun = MEASURES[measure].label.toLowerCase();
  if (isOther) return `“${written}” is no unit of a ${noun}. Enter it in ${ways}.`;
  return `We do not know the unit “${written}”. Enter the ${noun} in ${ways}.`;
}
