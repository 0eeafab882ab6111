import type { CodeEffect, Verdict } from '../finding.ts';
import { integer, list, number, object, text } from './rule.ts';

/** The matching checks of oasdiff, for the request and for the response. */
type Oasdiff = [request?: string | undefined, response?: string | undefined];

/** A kind of difference between two schemas, with its verdict for each sender. */
export type SchemaKind = {
  kind: string;
  /** No verdict: the difference cannot occur on this side. */
  request?: Verdict;
  response?: Verdict;
  code: CodeEffect;
  says: string;
  oasdiff?: Oasdiff;
  example: [unknown, unknown];
  /** The kind of the reversed pair. */
  swapped: string;
};

type Both = Pick<SchemaKind, 'kind' | 'says' | 'example'> & {
  oasdiff?: Oasdiff;
  wider?: Oasdiff;
  code?: CodeEffect;
};

/** A limit: if it becomes tighter, senders are affected; if it becomes looser, readers are. */
function limit({ kind, says, example, oasdiff, wider, code = 'none' }: Both): SchemaKind[] {
  const [loose, tight] = example;
  return [
    {
      kind: `${kind}-narrowed`,
      request: 'breaking',
      response: 'safe',
      code,
      says: `${says} is tighter.`,
      ...(oasdiff ? { oasdiff } : {}),
      example: [loose, tight],
      swapped: `${kind}-widened`,
    },
    {
      kind: `${kind}-widened`,
      request: 'safe',
      response: 'breaking',
      code,
      says: `${says} is looser.`,
      ...(wider ? { oasdiff: wider } : {}),
      example: [tight, loose],
      swapped: `${kind}-narrowed`,
    },
  ];
}

function other(
  kind: string,
  says: string,
  example: [unknown, unknown],
  oasdiff?: Oasdiff,
): SchemaKind {
  return {
    kind,
    request: 'breaking',
    response: 'breaking',
    code: kind === 'type-changed' ? 'compile' : 'none',
    says,
    ...(oasdiff ? { oasdiff } : {}),
    example,
    swapped: kind,
  };
}

const within = (schema: unknown) => object({ a: schema });

/** Kinds for the value itself, not its members or items. */
export const VALUE_KINDS: SchemaKind[] = [
  other(
    'type-changed',
    'Values of the old type are refused, and those of the new one were.',
    [within(text), within(integer)],
    ['request-property-type-changed', 'response-property-type-changed'],
  ),
  ...limit({
    kind: 'type',
    says: 'What types a value may be of',
    code: 'compile',
    example: [within({ type: ['string', 'boolean'] }), within(text)],
    oasdiff: ['request-property-type-specialized', 'response-property-type-specialized'],
    wider: ['request-property-type-generalized', 'response-property-type-generalized'],
  }),
  ...limit({
    kind: 'integer',
    says: 'Whether a number must be whole',
    example: [within(number), within(integer)],
    oasdiff: ['request-property-type-specialized', 'response-property-type-specialized'],
    wider: ['request-property-type-generalized', 'response-property-type-generalized'],
  }),
  {
    kind: 'no-longer-nullable',
    request: 'breaking',
    response: 'safe',
    code: 'compile',
    says: 'null was a value and is none.',
    oasdiff: ['request-property-became-not-nullable', 'response-property-became-not-nullable'],
    example: [within({ type: ['string', 'null'] }), within(text)],
    swapped: 'became-nullable',
  },
  {
    kind: 'became-nullable',
    request: 'safe',
    response: 'breaking',
    code: 'compile',
    says: 'null may come where it never did.',
    oasdiff: ['request-property-became-nullable', 'response-property-became-nullable'],
    example: [within(text), within({ type: ['string', 'null'] })],
    swapped: 'no-longer-nullable',
  },
  {
    kind: 'enum-added',
    request: 'breaking',
    response: 'safe',
    code: 'compile',
    says: 'Only listed values are left of what was free.',
    oasdiff: ['request-property-became-enum', undefined],
    example: [within(text), within({ ...text, enum: ['a', 'b'] })],
    swapped: 'enum-removed',
  },
  {
    kind: 'enum-removed',
    request: 'safe',
    response: 'breaking',
    code: 'compile',
    says: 'Values beyond the list may come.',
    oasdiff: [undefined, 'response-property-enum-value-added'],
    example: [within({ ...text, enum: ['a', 'b'] }), within(text)],
    swapped: 'enum-added',
  },
  {
    kind: 'enum-shrank',
    request: 'breaking',
    response: 'safe',
    code: 'compile',
    says: 'Values are gone from the list.',
    oasdiff: ['request-property-enum-value-removed', 'response-property-enum-value-removed'],
    example: [within({ ...text, enum: ['a', 'b'] }), within({ ...text, enum: ['a'] })],
    swapped: 'enum-grew',
  },
  {
    kind: 'enum-grew',
    request: 'safe',
    response: 'risky',
    code: 'compile',
    says: 'Values are new in the list; a reader that knows the old ones may stumble over them.',
    oasdiff: ['request-property-enum-value-added', 'response-property-enum-value-added'],
    example: [within({ ...text, enum: ['a'] }), within({ ...text, enum: ['a', 'b'] })],
    swapped: 'enum-shrank',
  },
  {
    kind: 'enum-changed',
    request: 'breaking',
    response: 'risky',
    code: 'compile',
    says: 'Values are gone from the list, and others are new.',
    oasdiff: ['request-property-enum-value-removed', 'response-property-enum-value-added'],
    example: [within({ ...text, enum: ['a', 'b'] }), within({ ...text, enum: ['a', 'c'] })],
    swapped: 'enum-changed',
  },
  {
    kind: 'enum-replaced',
    request: 'breaking',
    response: 'breaking',
    code: 'compile',
    says: 'Another list, or a rule, takes the place of a list, and refuses some of what was listed.',
    example: [within({ ...number, enum: [1, 20] }), within({ ...number, maximum: 9 })],
    swapped: 'enum-replaced',
  },
  ...limit({
    kind: 'minimum',
    says: 'The least number',
    example: [within({ ...number, minimum: 1 }), within({ ...number, minimum: 5 })],
    oasdiff: ['request-property-min-increased', 'response-property-min-increased'],
    wider: ['request-property-min-decreased', 'response-property-min-decreased'],
  }),
  ...limit({
    kind: 'maximum',
    says: 'The greatest number',
    example: [within({ ...number, maximum: 9 }), within({ ...number, maximum: 5 })],
    oasdiff: ['request-property-max-decreased', 'response-property-max-decreased'],
    wider: ['request-property-max-increased', 'response-property-max-increased'],
  }),
  ...limit({
    kind: 'multiple-of',
    says: 'The step of a number',
    example: [within(number), within({ ...number, multipleOf: 0.01 })],
  }),
  other('multiple-of-changed', 'Numbers go in other steps.', [
    within({ ...integer, multipleOf: 2 }),
    within({ ...integer, multipleOf: 3 }),
  ]),
  ...limit({
    kind: 'min-length',
    says: 'The least length of a text',
    example: [within({ ...text, minLength: 1 }), within({ ...text, minLength: 3 })],
    oasdiff: ['request-property-min-length-increased', 'response-property-min-length-increased'],
    wider: ['request-property-min-length-decreased', 'response-property-min-length-decreased'],
  }),
  ...limit({
    kind: 'max-length',
    says: 'The greatest length of a text',
    example: [within({ ...text, maxLength: 40 }), within({ ...text, maxLength: 30 })],
    oasdiff: ['request-property-max-length-decreased', 'response-property-max-length-decreased'],
    wider: ['request-property-max-length-increased', 'response-property-max-length-increased'],
  }),
  ...limit({
    kind: 'pattern',
    says: 'The pattern of a text',
    example: [within(text), within({ ...text, pattern: '^[A-Z]{2}$' })],
    oasdiff: ['request-property-pattern-added', 'response-property-pattern-added'],
    wider: ['request-property-pattern-removed', 'response-property-pattern-removed'],
  }),
  other(
    'pattern-changed',
    'Texts must suit another pattern.',
    [within({ ...text, pattern: '^[A-Z]{2}$' }), within({ ...text, pattern: '^[0-9]{2}$' })],
    ['request-property-pattern-changed', 'response-property-pattern-changed'],
  ),
  ...limit({
    kind: 'format',
    says: 'The format of a text',
    example: [within(text), within({ ...text, format: 'uuid' })],
    oasdiff: ['request-property-type-changed', 'response-property-type-changed'],
  }),
  other(
    'format-changed',
    'Texts are of another format.',
    [within({ ...text, format: 'date' }), within({ ...text, format: 'date-time' })],
    ['request-property-type-changed', 'response-property-type-changed'],
  ),
  {
    kind: 'format-hint',
    request: 'risky',
    response: 'risky',
    code: 'none',
    says: 'A format that no validator knows says something else; people may read it.',
    example: [within({ ...text, format: 'troy' }), within({ ...text, format: 'gram' })],
    swapped: 'format-hint',
  },
  other('encoding-changed', 'The content of a text is written in another way.', [
    within(text),
    within({ ...text, contentEncoding: 'base64' }),
  ]),
  ...limit({
    kind: 'min-items',
    says: 'The least number of items',
    example: [within(list), within({ ...list, minItems: 1 })],
    oasdiff: ['request-property-min-items-increased', undefined],
    wider: ['request-property-min-items-decreased', 'response-property-min-items-decreased'],
  }),
  ...limit({
    kind: 'max-items',
    says: 'The greatest number of items',
    example: [within(list), within({ ...list, maxItems: 9 })],
    oasdiff: ['request-property-max-items-decreased', undefined],
    wider: [undefined, 'response-property-max-items-increased'],
  }),
  ...limit({
    kind: 'unique-items',
    says: 'Whether an item may come twice',
    example: [within(list), within({ ...list, uniqueItems: true })],
  }),
];
