import type { ErrorObject, ValidateFunction } from 'ajv';

import { ajvFor } from '../document/ajv.ts';
import type { ApiDocument } from '../document/document.ts';
import { jsonSchemaOf, type Side } from '../document/json-schema.ts';
import { keyOf, namesOf, type Fields, type Node } from '../document/node.ts';
import { tagged } from './tagged.ts';

/** A violation of a schema. `*` in a path means the items of a list; `place` has their indexes. */
export type Issue = {
  path: string[];
  place: string[];
  keyword: string;
  message: string;
  value: unknown;
};
export type Judge = (value: unknown) => Issue[];

const COMPOSED = new Set(['anyOf', 'oneOf']);
const OUTRIGHT = new Set(['type', 'const', 'enum']);

/**
 * Validators of a document's schemas, each made once. An invalid schema accepts everything. `changed`
 * may ask less of values than the document does.
 */
export function judgesOf(
  document: ApiDocument,
  changed: (schema: Fields) => Fields = (schema) => schema,
): (schema: Node, side: Side) => Judge {
  const made = new Map<string, Judge>();
  return (schema, side) => {
    const key = `${side} ${keyOf(schema)}`;
    const judge = made.get(key) ?? compiled(tagged(changed(jsonSchemaOf(document, schema, side))));
    made.set(key, judge);
    return judge;
  };
}

function compiled(schema: Fields): Judge {
  const ajv = ajvFor();
  // Collects all errors, so that one invalid field does not hide the next.
  ajv.opts.allErrors = true;
  ajv.opts.verbose = true;
  let validate: ValidateFunction;
  try {
    validate = ajv.compile(schema);
  } catch {
    return () => [];
  }
  return (value) => (validate(value) ? [] : issuesOf(withoutHidden(validate.errors ?? [])));
}

/** What recorders write in place of a secret: nobody knows the value that was there. */
const PLACEHOLDER = /\[(?:redacted|e-mail|card number)\]/i;
const OF_WHOLES = new Set(['uniqueItems', 'const', 'enum']);

/** Without errors about hidden values, and about alternatives that may be refused for them. */
function withoutHidden(errors: ErrorObject[]): ErrorObject[] {
  const hidden = errors.filter(isHidden);
  if (hidden.length === 0) return errors;
  const isAbove = ({ instancePath }: ErrorObject) =>
    hidden.some((each) => `${each.instancePath}/`.startsWith(`${instancePath}/`));
  const unclear = errors.flatMap((error, index) =>
    COMPOSED.has(error.keyword) && isAbove(error) ? [{ at: error.instancePath, index }] : [],
  );
  return errors.filter(
    (error, index) =>
      !hidden.includes(error) &&
      !unclear.some(
        (each) => index <= each.index && `${error.instancePath}/`.startsWith(`${each.at}/`),
      ),
  );
}

function isHidden({ keyword, data, params }: ErrorObject): boolean {
  if (typeof data === 'string') return PLACEHOLDER.test(data);
  const names = params as Record<string, unknown>;
  const name = names['additionalProperty'] ?? names['unevaluatedProperty'];
  if (name !== undefined) return PLACEHOLDER.test(String(name));
  return OF_WHOLES.has(keyword) && PLACEHOLDER.test(JSON.stringify(data));
}

function issuesOf(errors: ErrorObject[]): Issue[] {
  const found = new Map<string, Issue>();
  for (const error of pertinent(errors)) {
    const issue = issueOf(error);
    const key = `${issue.path.join('/')} ${issue.keyword}`;
    if (!found.has(key)) found.set(key, issue);
  }
  return [...found.values()];
}

/** If all alternatives refuse a value, the errors of the nearest one, else that none matches. */
function pertinent(errors: ErrorObject[]): ErrorObject[] {
  const order = new Map(errors.map((error, index) => [error, index]));
  const orderOf = (error: ErrorObject) => order.get(error) ?? 0;
  let left = errors.filter(({ keyword }) => keyword !== 'if');
  for (const composed of errors.filter(({ keyword }) => COMPOSED.has(keyword))) {
    const isBefore = (error: ErrorObject) => orderOf(error) < orderOf(composed);
    const here = composed.instancePath;
    const own = left.filter((error) => isBefore(error) && error.instancePath === here);
    const deeper = left.filter(
      (error) => isBefore(error) && error.instancePath.startsWith(`${here}/`),
    );
    const inside = own.filter(({ keyword }) => !OUTRIGHT.has(keyword));
    const isClear = deeper.length + inside.length > 0 && own.some(isOutright);
    left = left.filter((error) =>
      isClear
        ? error !== composed && !(own.includes(error) && isOutright(error))
        : !own.includes(error) && !deeper.includes(error),
    );
  }
  return left;
}

function isOutright({ keyword }: ErrorObject): boolean {
  return OUTRIGHT.has(keyword);
}

function issueOf(error: ErrorObject): Issue {
  const { instancePath, keyword, params, data } = error;
  const names = params as Record<string, unknown>;
  const extra = names['additionalProperty'] ?? names['unevaluatedProperty'];
  const inner = extra ?? (keyword === 'required' ? names['missingProperty'] : undefined);
  const place = namesOf(instancePath);
  const path = place.map((name) => (/^\d+$/.test(name) ? '*' : name));
  const value =
    extra === undefined ? (keyword === 'required' ? undefined : data) : memberOf(data, extra);
  const last = inner === undefined ? [] : [String(inner)];
  return {
    path: [...path, ...last],
    place: [...place, ...last],
    keyword: extra === undefined ? keyword : 'additionalProperties',
    message: inWords(error),
    value,
  };
}

function memberOf(data: unknown, name: unknown): unknown {
  return (data as Record<string, unknown> | null)?.[String(name)];
}

function inWords({ keyword, params, message = '', data }: ErrorObject): string {
  const names = params as Record<string, unknown>;
  if (keyword === 'enum') {
    const values = (names['allowedValues'] as unknown[]).map((each) => JSON.stringify(each));
    const shown = values.slice(0, 8).join(', ');
    return `must be one of ${shown}${values.length > 8 ? ' …' : ''}`;
  }
  if (keyword === 'type')
    return `must be ${[names['type']].flat().join(' or ')}, not ${kindOf(data)}`;
  if (keyword === 'required') return 'is required';
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    return 'is a field that the contract does not allow';
  }
  if (keyword === 'const') return `must be ${JSON.stringify(names['allowedValue'])}`;
  return message;
}

/** The JSON Schema type of a value. */
function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return value === undefined ? 'nothing' : typeof value;
}
