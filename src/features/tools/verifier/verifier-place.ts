import { firstUnit, MEASURES, measureNames, readMeasure, type Measure } from './measures.ts';

/** The parameters of the verifier: free values, so they are their visitor's own. */
export const verifierParameters = {
  only: {},
  own: [
    'piece',
    ...measureNames.flatMap((measure) => [MEASURES[measure].name, MEASURES[measure].unitName]),
    'scale',
    'caliper',
  ],
};

/** Grams and millimetres by which usual tools may be wrong. */
const USUAL = { scale: '0.05', caliper: '0.1' } as const;

type Tool = keyof typeof USUAL;

const MOST_OFF: Record<Tool, number> = { scale: 50, caliper: 5 };

type Typed = { text: string; unit: string };

/** What an address asks the verifier, as it was written, and what is wrong with it. */
export type Asked = {
  /** The name of the piece that it should be; empty to look for one. */
  piece: string;
  typed: Record<Measure, Typed>;
  tools: Record<Tool, string>;
  /** Grams and millimetres, of what was measured. */
  values: Partial<Record<Measure, number>>;
  /** Grams and millimetres by which a measure may differ. */
  tolerance: { weight: number; length: number };
  /** By the name of the field. */
  errors: Record<string, string>;
  /** Whether the form was sent; an address may name only a piece. */
  isSent: boolean;
};

export function askedAt(search: URLSearchParams): Asked {
  const one = (name: string) => search.get(name)?.trim().slice(0, 120) ?? '';
  const errors: Record<string, string> = {};
  const values: Asked['values'] = {};
  const typed = {} as Asked['typed'];
  for (const measure of measureNames) {
    const { name, unitName, units } = MEASURES[measure];
    const text = one(name);
    const unit = Object.hasOwn(units, one(unitName)) ? one(unitName) : firstUnit(measure);
    typed[measure] = { text, unit };
    if (!text) continue;
    const read = readMeasure(measure, text, unit);
    if ('says' in read) errors[name] = read.says;
    else {
      values[measure] = read.value;
      typed[measure].unit = read.unit;
    }
  }
  const tools = { scale: one('scale') || USUAL.scale, caliper: one('caliper') || USUAL.caliper };
  const tolerance = {
    weight: toolAt('scale', tools.scale, errors),
    length: toolAt('caliper', tools.caliper, errors),
  };
  const isSent = measureNames.some((measure) => search.has(MEASURES[measure].name));
  const isEmpty = measureNames.every((measure) => !typed[measure].text);
  if (isSent && isEmpty) {
    errors[MEASURES.weight.name] = 'Enter the weight, the diameter or the thickness of the piece.';
  }
  return { piece: one('piece'), typed, tools, values, tolerance, errors, isSent };
}

function toolAt(tool: Tool, text: string, errors: Record<string, string>): number {
  const value = Number(text.replace(',', '.'));
  const unit = tool === 'scale' ? 'grams' : 'millimeters';
  if (/^\d{0,3}(?:[.,]\d{1,4})?$/.test(text) && value > 0 && value <= MOST_OFF[tool]) return value;
  errors[tool] = `Enter ${unit} above 0 and up to ${MOST_OFF[tool]}, such as ${USUAL[tool]}.`;
  return Number(USUAL[tool]);
}

/** What the API is asked for: a piece by its name, or pieces like what was measured. */
export function placeOf({ piece, values, tolerance, errors }: Asked) {
  if (piece) return { keyword: piece };
  const { weight, diameter, thickness } = values;
  if (Object.keys(values).length === 0 || Object.keys(errors).length > 0) return undefined;
  return {
    ...(weight !== undefined && { grossWeight: weight }),
    ...(diameter !== undefined && { diameter }),
    ...(thickness !== undefined && { thickness }),
    weightTolerance: tolerance.weight,
    lengthTolerance: tolerance.length,
  };
}
