import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

import type { JsonSchema } from './json-schema.ts';

/** What ajv-formats leaves out: the shapes of names in any script. */
const INTERNATIONAL = {
  'idn-email': /^[^\s@]+@[^\s@]+$/u,
  'idn-hostname': /^[^\s/@:.]+(\.[^\s/@:.]+)*\.?$/u,
  iri: /^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`]*$/iu,
  'iri-reference': /^[^\s<>"{}|\\^`]*$/u,
};

/**
 * The one set-up in which schemas judge values. `multipleOfPrecision`: without it one cent price in
 * ten is refused at `multipleOf: 0.01`. `strict` would refuse keywords that only OpenAPI knows.
 */
export function ajvFor(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: false,
    multipleOfPrecision: 8,
    validateSchema: false,
    logger: false,
    addUsedSchema: false,
  });
  formats.default(ajv);
  for (const [name, format] of Object.entries(INTERNATIONAL)) ajv.addFormat(name, format);
  return ajv;
}

export type Judge = (value: unknown) => boolean;

/** A judge of values, or none when the schema itself is no valid one. */
export function judgeOf(schema: JsonSchema): Judge | undefined {
  try {
    const validate: ValidateFunction = ajvFor().compile(schema);
    return (value) => isValid(validate, value);
  } catch {
    return undefined;
  }
}

/** A schema that leads to itself without a step into the value never ends, and takes nothing. */
function isValid(validate: ValidateFunction, value: unknown): boolean {
  try {
    return validate(value) === true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * Whether one takes what the other refuses. Of some schemas that lead to themselves ajv makes code
 * that fails when it runs: such a judge proves nothing.
 */
export function isShownBy(
  value: unknown,
  accepts: Judge | undefined,
  takes: Judge | undefined,
): boolean {
  if (!accepts || !takes) return false;
  try {
    return accepts(value) && !takes(value);
  } catch {
    return false;
  }
}
