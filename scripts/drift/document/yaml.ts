import {
  constructFromEvents,
  CORE_SCHEMA,
  EVENT_ID,
  getScalarValue,
  mergeTag,
  parseEvents,
  SCALAR_STYLE,
  YAMLException,
  type Event,
} from 'js-yaml';

import { placeFinder, type TextPlace } from './text-places.ts';

/**
 * A YAML text: its value, and the offset of what names of members and indexes lead to, or with `value`
 * of the value there, behind its name.
 */
export type Yaml = {
  value: unknown;
  offsetOf: (names: string[], part?: 'value') => number;
};

/** A text that is no YAML, or none that can be read; `offset` if the fault has a place. */
export class YamlFault extends Error {
  readonly offset: number | undefined;
  constructor(reason: string, offset?: number) {
    super(reason);
    this.offset = offset;
  }
}

const DEEPEST = 2_000;
/** Values in a document with aliases, each counted wherever it is meant: so many, and for each written one. */
const MOST_VALUES = 1_000_000;
const MOST_FOR_EACH = 20;

const SCHEMA = CORE_SCHEMA.withTags(mergeTag);

/** Reads a YAML text. Its merge keys (`<<`) are merged. Throws a {@link YamlFault}. */
export function readYaml(text: string): Yaml {
  try {
    const events = parseEvents(text, { maxDepth: DEEPEST });
    const [value = null, ...others] = constructFromEvents(events, { source: text, schema: SCHEMA });
    if (others.length > 0) throw new YamlFault('it holds several documents');
    if (events.some(({ type }) => type === EVENT_ID.ALIAS)) {
      refuseEndless(value, MOST_VALUES + MOST_FOR_EACH * events.length);
    }
    const find = placeFinder(ROOT, (at) => membersAt(text, events, at));
    return {
      value,
      offsetOf: (names, part) => {
        const found = find(names);
        return part === undefined ? found.start : startOf(events[found.value]);
      },
    };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    throw new YamlFault(error.reason, error.mark?.position);
  }
}

/** The first event opens the document. */
const ROOT: TextPlace = { start: 0, value: 1 };

/** Aliases of aliases may mean more values than any memory holds, or a value that contains itself. */
function refuseEndless(root: unknown, most: number): void {
  const counts = new Map<object, number>();
  const open = new Set<object>();
  const countOf = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return 1;
    const known = counts.get(value);
    if (known !== undefined) return known;
    if (open.has(value)) throw new YamlFault('an alias contains itself');
    open.add(value);
    let count = 1;
    for (const inside of Object.values(value)) count += countOf(inside);
    open.delete(value);
    if (count > most) throw new YamlFault('its aliases mean too many values');
    counts.set(value, count);
    return count;
  };
  countOf(root);
}

/** The members of the mapping or the items of the sequence that an event opens. */
function membersAt(text: string, events: Event[], at: number): Map<string, TextPlace> {
  const found = new Map<string, TextPlace>();
  const type = events[at]?.type;
  if (type !== EVENT_ID.MAPPING && type !== EVENT_ID.SEQUENCE) return found;
  let next = at + 1;
  for (let index = 0; isValue(events[next]); index += 1) {
    const start = startOf(events[next]);
    if (type === EVENT_ID.SEQUENCE) found.set(String(index), { start, value: next });
    else {
      const key = events[next];
      const name = key?.type === EVENT_ID.SCALAR ? getScalarValue(text, key) : undefined;
      next = endOf(events, next);
      if (name !== undefined) found.set(name, { start, value: next });
    }
    next = endOf(events, next);
  }
  return found;
}

function isValue(event: Event | undefined): boolean {
  return event !== undefined && event.type !== EVENT_ID.POP;
}

/** The index of the event behind a value. */
function endOf(events: Event[], at: number): number {
  let depth = 0;
  let next = at;
  do {
    const type = events[next]?.type;
    if (type === EVENT_ID.POP) depth -= 1;
    else if (type === EVENT_ID.MAPPING || type === EVENT_ID.SEQUENCE) depth += 1;
    next += 1;
  } while (depth > 0);
  return next;
}

function startOf(event: Event | undefined): number {
  if (event?.type === EVENT_ID.SCALAR) {
    const { style, valueStart } = event;
    const isQuoted = style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED;
    return isQuoted ? valueStart - 1 : valueStart;
  }
  if (event?.type === EVENT_ID.ALIAS) return event.anchorStart;
  return event && 'start' in event ? event.start : 0;
}
