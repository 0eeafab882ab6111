import type { Options, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

import type { JsonSchema } from './json-schema.ts';
import { TimeIsOver } from '../watch.ts';
import type { Fields } from './node.ts';
import { patternOf } from './pattern.ts';

/** Formats that ajv-formats lacks: internationalized names. */
const INTERNATIONAL = {
  'idn-email': /^[^\s@]+@[^\s@]+$/u,
  'idn-hostname': /^[^\s/@:.]+(\.[^\s/@:.]+)*\.?$/u,
  iri: /^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`]*$/iu,
  'iri-reference': /^[^\s<>"{}|\\^`]*$/u,
};

/**
 * The only ajv configuration. Without `multipleOfPrecision` `multipleOf: 0.01` refuses one price in
 * ten. `strict` would refuse keywords of OpenAPI.
 */
export function ajvFor(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({
    ...options,
    strict: false,
    allErrors: false,
    multipleOfPrecision: 8,
    validateSchema: false,
    logger: false,
    addUsedSchema: false,
    code: { regExp: engineOf(() => true), ...options.code },
  });
  formats.default(ajv);
  for (const [name, format] of Object.entries(INTERNATIONAL)) ajv.addFormat(name, format);
  return ajv;
}

/** `stuck`: the answer for a text that an expression cannot judge in time. */
function engineOf(stuck: () => boolean) {
  const engine = (source: string) => {
    const matches = patternOf(source);
    return { test: (text: string) => matches(text) ?? stuck(), toString: () => source };
  };
  // ajv writes this into code that is kept; this code is not.
  return Object.assign(engine, { code: 'new RegExp' });
}

function refuse(): never {
  throw new Error('A text that no expression judges in time.');
}

export type Judge = (value: unknown) => boolean;

/** A validator, or `undefined` if the schema is invalid. */
export function judgeOf(schema: JsonSchema): Judge | undefined {
  try {
    const validate: ValidateFunction = ajvFor().compile(schema);
    return (value) => isValid(validate, value);
  } catch {
    return undefined;
  }
}

/**
 * Validators of schemas that are found by name in `defs`, which may grow; `undefined` for an invalid
 * one. What several refer to is compiled once. `check` is called meanwhile, and may end the work with
 * a `TimeIsOver`: a value for schemas that lead to each other may take minutes.
 */
export function compilerOf(defs: Fields, check?: () => void): (name: string) => Judge | undefined {
  const process = (code: string) => {
    check?.();
    return check ? code.replace(VALIDATOR, '$&self.tick();') : code;
  };
  // Shorter code would take twice the time to make, and code made anew for each reference half as long again.
  const ajv = ajvFor({
    inlineRefs: false,
    code: { optimize: false, regExp: engineOf(refuse), process },
  });
  let ticks = 0;
  const tick = () => {
    ticks += 1;
    if (ticks % 256 === 0) check?.();
  };
  Object.assign(ajv, { tick }).addSchema({ $defs: defs }, ROOT);
  return (name) => {
    try {
      const validate = ajv.getSchema(`${ROOT}#/$defs/${encodeURIComponent(name)}`);
      return validate && ((value) => isValid(validate as ValidateFunction, value));
    } catch (error) {
      if (error instanceof TimeIsOver) throw error;
      return undefined;
    }
  };
}

const ROOT = 'document';
/** The beginning of a function that ajv generates; `self` is the ajv that it belongs to. */
const VALIDATOR = /return function validate\d+\(data, [^)]*\)\{/;

/**
 * A schema that refers to itself without a step into the value has no end: it accepts nothing.
 */
function isValid(validate: ValidateFunction, value: unknown): boolean {
  try {
    return validate(value) === true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * Whether one validator accepts a value that the other refuses. For some recursive schemas ajv
 * generates code that throws; such a validator proves nothing.
 */
export function isShownBy(
  value: unknown,
  accepts: Judge | undefined,
  takes: Judge | undefined,
): boolean {
  if (!accepts || !takes) return false;
  try {
    return accepts(value) && !takes(value);
  } catch (error) {
    if (error instanceof TimeIsOver) throw error;
    return false;
  }
}
