import { has } from '../document/node.ts';
import type { ApiContent } from '../document/operations.ts';
import type { Said } from './body.ts';
import type { Body } from './exchange.ts';

/** RFC 7464 begins each item with it. */
const RECORD_SEPARATOR = '\u{1E}';

/** Whether the contract describes the items of that body, which come one after the other. */
export function isSequence({ node }: ApiContent): boolean {
  return has(node, 'itemSchema');
}

/** Reads the items of a body: events, or lines of JSON. Other sequences are not read. */
export function readSequence(body: Body, type: string): Said {
  if (body.kind === 'value' && Array.isArray(body.value)) return body;
  if (body.kind !== 'text') return { kind: 'unread' };
  if (type.startsWith('text/event-stream')) return { kind: 'value', value: eventsIn(body.text) };
  if (!/^application\/(jsonl|x-ndjson|json-seq)(;|$)/.test(type)) return { kind: 'unread' };
  const lines = body.text
    .replaceAll(RECORD_SEPARATOR, '\n')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  try {
    return { kind: 'value', value: lines.map((line): unknown => JSON.parse(line)) };
  } catch {
    return { kind: 'broken', why: 'has a line that is not valid JSON' };
  }
}

/** The events of a stream, by the names of their fields. A line without a colon is a field too. */
function eventsIn(text: string): Record<string, string | number>[] {
  const blocks = text.replaceAll(/\r\n?/g, '\n').split(/\n{2,}/);
  return blocks.flatMap((block) => {
    const event: Record<string, string | number> = {};
    for (const line of block.split('\n')) {
      const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
      if (name === 'data' && 'data' in event) event['data'] += `\n${value}`;
      else if (name !== '') event[name] = name === 'retry' ? Number(value) : value;
    }
    return Object.keys(event).length > 0 ? [event] : [];
  });
}
