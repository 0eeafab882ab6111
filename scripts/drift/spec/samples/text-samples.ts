import { generateSync } from 'json-schema-faker';

import { patternOf } from '../../document/pattern.ts';
import type { Shape } from '../schema/shape.ts';

const USUAL = [
  '',
  'a',
  'A',
  'z',
  '0',
  '1',
  '-',
  ' ',
  'ab',
  'AB',
  '12',
  'abc',
  'Abc',
  '123',
  'a1',
  'é',
];
const SEEDS = 8;
/** Letters of the longest text that is tried. */
const LONGEST_TEXT = 33_000;
const known = new Map<string, string[]>();

/**
 * Texts around a regular expression, always the same: some match, some nearly match. The matching
 * ones are first if the expression is simple enough to generate them.
 */
export function textsOf(pattern: string): string[] {
  let texts = known.get(pattern);
  if (!texts) {
    const made = generated(pattern);
    texts = [...new Set([...made, ...made.slice(0, 4).flatMap(nearly), ...USUAL])];
    known.set(pattern, texts);
  }
  return texts;
}

/** A matching text that is not in `taken`; `undefined` for an invalid expression. */
export function textSuiting(pattern: string, taken?: ReadonlySet<string>): string | undefined {
  return textsOf(pattern).find((text) => !taken?.has(text) && suits(pattern, text));
}

function generated(pattern: string): string[] {
  const texts: string[] = [];
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    try {
      texts.push(String(generateSync({ type: 'string', pattern }, { seed })));
    } catch {
      break;
    }
  }
  return texts.filter((text) => suits(pattern, text));
}

function suits(pattern: string, text: string): boolean {
  try {
    return text.length < 2000 && patternOf(pattern)(text) === true;
  } catch {
    return false;
  }
}

function nearly(text: string): string[] {
  const middle = Math.floor(text.length / 2);
  return [
    text.slice(1),
    text.slice(0, -1),
    `${text}${text}`,
    `${text}x`,
    `x${text}`,
    `${text}0`,
    text.toUpperCase(),
    text.toLowerCase(),
    `${text} `,
    `${text.slice(0, middle)}_${text.slice(middle + 1)}`,
  ];
}

const FORMATS: Record<string, string> = {
  date: '2026-11-22',
  time: '10:15:00Z',
  'date-time': '2026-11-22T10:15:00Z',
  'iso-time': '10:15:00',
  'iso-date-time': '2026-11-22T10:15:00',
  duration: 'P1D',
  uri: 'https://example.com/a',
  url: 'https://example.com/a',
  'uri-reference': '/a',
  'uri-template': '/a/{b}',
  email: 'a@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  regex: '^a$',
  uuid: '123e4567-e89b-42d3-a456-426614174000',
  'json-pointer': '/a',
  'relative-json-pointer': '0/a',
  byte: 'YWJj',
  'idn-email': 'a@münze.example',
  'idn-hostname': 'münze.example',
  iri: 'https://example.com/münze',
  'iri-reference': '/münze',
};

/** A text of that format, if the format is checked. */
export function textOfFormat(format: string): string | undefined {
  return FORMATS[format];
}

/** Texts at and around the limits of two shapes. */
export function textsAround({ shape, other }: { shape: Shape; other: Shape }): string[] {
  const sizes = [...shape.sizes.values(), ...other.sizes.values()];
  const lengths = sizes
    .flatMap((size) => [size - 1, size, size + 1])
    .filter((each) => each >= 0 && each <= LONGEST_TEXT);
  const patterns = [...shape.patterns, ...other.patterns].flatMap(textsOf);
  const formats = [...shape.formats, ...other.formats].flatMap((each) => textOfFormat(each) ?? []);
  const stretched = patterns
    .slice(0, 8)
    .flatMap((text) =>
      lengths.map((length) => text.padEnd(length, text.at(-1) ?? 'a').slice(0, length)),
    );
  return [
    'x',
    ...formats,
    ...patterns,
    ...stretched,
    ...lengths.flatMap((length) => ['a'.repeat(length), 'z'.repeat(length)]),
    '',
  ];
}
