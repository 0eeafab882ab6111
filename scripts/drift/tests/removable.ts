export type Fields = Record<string, unknown>;
type Side = 'request' | 'response';

/** A node whose removal changes the contract: the names that lead to it, and what it is. */
export type Removable = { names: string[]; kind: string; mustHurt: boolean };

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];
/** Without them more is allowed, which hurts a reader. */
const LIMITS = (
  'maximum minimum pattern maxItems uniqueItems multipleOf exclusiveMinimum exclusiveMaximum ' +
  'enum const maxProperties'
).split(' ');
/** They limit nothing at 0. */
const LENGTHS = ['minLength', 'maxLength', 'minItems', 'minProperties'];
/** Beside them the type may say nothing. */
const OTHER_WORDS = ['enum', 'const', 'allOf', 'oneOf', 'anyOf', 'nullable', 'format'];
const NOTES = new Set(['description', 'title', 'summary', 'example', 'examples', 'default']);
const CHECKED_FORMATS = new Set([
  'date',
  'date-time',
  'uuid',
  'uri',
  'email',
  'ipv4',
  'ipv6',
  'hostname',
]);

/**
 * `asText`: any value is a text there, so that the type says nothing. `repeated`: it is a part of
 * `allOf`, or below one, and other parts may say the same, also of the members with these names.
 */
type Visit = { side: Side; asText?: boolean; repeated?: ReadonlySet<string> };

/** The nodes of a document in one file that its operations reach, with the sides that send them. */
export function nodesOf(document: Fields): Removable[] {
  const found = new Map<string, Removable>();
  const seen = new Set<string>();
  const add = (names: string[], kind: string, mustHurt: boolean) => {
    const key = names.join('\n');
    const known = found.get(key);
    found.set(key, { names, kind, mustHurt: mustHurt || (known?.mustHurt ?? false) });
  };
  for (const path of Object.keys(fieldsOf(document['paths']))) {
    add(['paths', path], 'path', true);
    const item = ['paths', path];
    visitParameters([...item, 'parameters']);
    for (const method of METHODS.filter((name) => name in at(item)))
      visitOperation([...item, method]);
  }
  return [...found.values()];

  function at(names: string[]): Fields {
    return fieldsOf(valueAt(document, names));
  }

  /** Where the part is written; nothing if it leads into another document. */
  function followed(names: string[]): string[] {
    const { $ref } = at(names);
    if (typeof $ref !== 'string') return names;
    return followed(
      $ref
        .slice(2)
        .split('/')
        .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~')),
    );
  }

  function visitOperation(names: string[]): void {
    add(names, 'operation', true);
    visitParameters([...names, 'parameters']);
    visitContent(followed([...names, 'requestBody']), 'request');
    const statuses = Object.keys(at([...names, 'responses']));
    for (const status of statuses) {
      // The default may describe the same.
      if (status.startsWith('2') || !statuses.includes('default') || status === 'default')
        add([...names, 'responses', status], 'status', status.startsWith('2'));
      const response = followed([...names, 'responses', status]);
      visitContent(response, 'response');
      for (const header of Object.keys(at([...response, 'headers']))) {
        if (header.toLowerCase() === 'content-type') continue;
        add([...response, 'headers', header], 'header', true);
      }
    }
  }

  function visitParameters(names: string[]): void {
    const list = valueAt(document, names);
    for (const index of Array.isArray(list) ? list.keys() : []) {
      const parameter = followed([...names, String(index)]);
      const place = at(parameter)['in'];
      if (place === 'query' || place === 'header')
        add([...names, String(index)], 'parameter', true);
      visitSchema([...parameter, 'schema'], { side: 'request', asText: true });
    }
  }

  /** Whether another branch has the same text, apart from notes. */
  function isTwice(schema: string[], branch: string[]): boolean {
    const list = [...schema, branch[0] ?? ''];
    const texts = Object.keys(at(list)).map((index) => textOf([...list, index]));
    const own = texts[Number(branch[1])];
    return texts.filter((text) => text === own).length > 1;
  }

  function textOf(written: string[], depth = 0): string {
    const names = followed(written);
    const value = valueAt(document, names);
    if (typeof value !== 'object' || value === null || depth > 12)
      return JSON.stringify(value) ?? '';
    const kept = Object.keys(value).filter((name) => !NOTES.has(name));
    return kept.map((name) => `${name}:${textOf([...names, name], depth + 1)}`).join();
  }

  function visitContent(names: string[], side: Side): void {
    const types = Object.keys(at([...names, 'content']));
    for (const type of types) {
      add([...names, 'content', type], 'media type', types.length > 1 || side === 'response');
      const asText = type === 'application/x-www-form-urlencoded';
      visitSchema([...names, 'content', type, 'schema'], { side, asText });
    }
  }

  function visitSchema(written: string[], visit: Visit): void {
    const names = followed(written);
    const schema = at(names);
    const { side, asText, repeated } = visit;
    const key = [side, asText, repeated && [...repeated], ...names].join('\n');
    if (seen.has(key) || namesAt(schema).length === 0 || isHidden(schema, side)) return;
    seen.add(key);
    const isIdle = ({ names: inside, kind }: Part) =>
      (kind === 'type' && isTypeIdle(visit)) ||
      (kind === 'member' && repeated?.has(inside.at(-1) ?? '')) ||
      (kind.endsWith('branch') && isTwice(names, inside));
    for (const part of partsOf(schema)) {
      if (!isIdle(part)) add(names.concat(part.names), part.kind, part.hurts.includes(side));
    }
    visitInside(names, visit);
  }

  function visitInside(names: string[], visit: Visit): void {
    const schema = at(names);
    // Below a part that others may repeat.
    const within = visit.repeated ? { ...visit, repeated: new Set<string>() } : visit;
    for (const keyword of ['items', 'additionalProperties', 'not']) {
      visitSchema([...names, keyword], within);
    }
    for (const name of namesAt(schema['properties'])) {
      visitSchema([...names, 'properties', name], within);
    }
    for (const keyword of ['anyOf', 'oneOf']) {
      const branch = { ...visit, repeated: new Set<string>() };
      for (const index of namesAt(schema[keyword])) visitSchema([...names, keyword, index], branch);
    }
    const parts = namesAt(schema['allOf']).map((part) => names.concat('allOf', part));
    const all = parts.flatMap((part) => namesAt(at(followed(part))['properties']));
    const repeated = new Set(all.filter((name, index) => all.indexOf(name) !== index));
    for (const part of parts) visitSchema(part, { ...visit, repeated });
  }
}

function isTypeIdle({ asText, repeated }: Visit): boolean {
  return asText === true || repeated !== undefined;
}

/** Whether this side does not send it. */
function isHidden(schema: Fields, side: Side): boolean {
  return schema[side === 'request' ? 'readOnly' : 'writeOnly'] === true;
}

function namesAt(value: unknown): string[] {
  return Object.keys(fieldsOf(value));
}

type Part = { names: string[]; kind: string; hurts: Side[] };

/** What can be taken out of one schema. */
function partsOf(schema: Fields): Part[] {
  return [...membersOf(schema), ...choicesOf(schema), ...requiredOf(schema), ...limitsOf(schema)];
}

function membersOf({ properties, required }: Fields): Part[] {
  return Object.entries(fieldsOf(properties)).map(([name, member]) => {
    const { readOnly, writeOnly } = fieldsOf(member);
    // One side does not send it; a request must send what is required, whatever it is.
    const isFree = readOnly !== true && !(Array.isArray(required) && required.includes(name));
    const hurts: Side[] = writeOnly === true ? [] : ['response'];
    if (isFree) hurts.push('request');
    return { names: ['properties', name], kind: 'member', hurts };
  });
}

function choicesOf({ enum: values, oneOf, anyOf }: Fields): Part[] {
  return Object.entries({ enum: values, oneOf, anyOf }).flatMap(([keyword, list]) => {
    const indexes = Array.isArray(list) && list.length > 1 ? [...list.keys()] : [];
    const kind = keyword === 'enum' ? 'enum value' : `${keyword} branch`;
    return indexes.map((index): Part => {
      return { names: [keyword, String(index)], kind, hurts: ['request'] };
    });
  });
}

function requiredOf({ properties, required }: Fields): Part[] {
  const names = Array.isArray(required) ? (required as string[]) : [];
  return names.flatMap((name, index): Part[] => {
    const member = fieldsOf(properties)[name];
    const { writeOnly, $ref } = fieldsOf(member);
    if (member === undefined || writeOnly === true || $ref !== undefined) return [];
    return [{ names: ['required', String(index)], kind: 'required', hurts: ['response'] }];
  });
}

function limitsOf(schema: Fields): Part[] {
  const { type, pattern, format } = schema;
  const isLimit = (keyword: string) => schema[keyword] !== undefined && schema[keyword] !== false;
  // A pattern or a format may ask for the same length, and a number has none.
  const isMeasured = type !== 'integer' && pattern === undefined && format === undefined;
  const others = OTHER_WORDS.some((keyword) => keyword in schema);
  const kinds = [
    ...LIMITS.filter(isLimit),
    ...(isMeasured ? LENGTHS.filter((keyword) => Number(schema[keyword]) > 0) : []),
    ...(CHECKED_FORMATS.has(String(format)) ? ['format'] : []),
    ...(schema['additionalProperties'] === false ? ['additionalProperties'] : []),
    ...(type !== undefined && !others ? ['type'] : []),
  ];
  const parts = kinds.map((kind): Part => ({ names: [kind], kind, hurts: ['response'] }));
  if (schema['nullable'] !== true || schema['enum']) return parts;
  return [...parts, { names: ['nullable'], kind: 'nullable', hurts: ['request'] }];
}

function valueAt(document: Fields, names: string[]): unknown {
  return names.reduce<unknown>((part, name) => fieldsOf(part)[name], document);
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}
