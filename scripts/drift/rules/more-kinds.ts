import { object, text, type Template } from './rule.ts';
import type { SchemaKind } from './schema-kinds.ts';

const pair = { a: text, b: text };
const members = (more: object) => object(pair, [], { ...more });
const condition = (value: string): unknown =>
  JSON.parse(`{
    "type": "object",
    "properties": { "a": { "type": "string" }, "b": { "type": "string" } },
    "if": { "properties": { "a": { "const": "${value}" } }, "required": ["a"] },
    "then": { "required": ["b"] }
  }`);
const NUMBERS = [{ type: 'integer' }, { type: 'number' }];
const when = condition('x');
const whenNot = condition('y');

/** Two animals with a discriminator. */
function animals(discriminator?: object): Template['root'] {
  const schemas = {
    Cat: object({ kind: text, type: text, mouse: text }, ['kind', 'mouse']),
    Dog: object({ kind: text, type: text, bone: text }, ['kind', 'bone']),
    Pet: {
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
      ...(discriminator ? { discriminator } : {}),
    },
  };
  return { components: { schemas } };
}

const mapped = (...names: string[]) => ({
  propertyName: 'kind',
  mapping: Object.fromEntries(
    names.map((name, index) => [name, `#/components/schemas/${index === 0 ? 'Cat' : 'Dog'}`]),
  ),
});

/** The schemas of the example are in components, and the body refers to `Pet`. */
const PET = { $ref: '#/components/schemas/Pet' };
export type Rooted = { schema: unknown; root: Template['root'] };

function pets(discriminator?: object): Rooted {
  return { schema: PET, root: animals(discriminator) };
}

const extensible = (...values: string[]) => object({ a: { ...text, 'x-extensible-enum': values } });

/** Kinds for rarer keywords: sizes of objects, conditions, discriminators, defaults. */
export const MORE_KINDS: SchemaKind[] = [
  {
    kind: 'min-properties-narrowed',
    request: 'breaking',
    response: 'safe',
    code: 'none',
    says: 'An object needs more members.',
    example: [members({}), members({ minProperties: 1 })],
    swapped: 'min-properties-widened',
  },
  {
    kind: 'min-properties-widened',
    request: 'safe',
    response: 'breaking',
    code: 'none',
    says: 'An object needs fewer members.',
    example: [members({ minProperties: 1 }), members({})],
    swapped: 'min-properties-narrowed',
  },
  {
    kind: 'max-properties-narrowed',
    request: 'breaking',
    response: 'safe',
    code: 'none',
    says: 'An object may hold fewer members.',
    example: [members({}), members({ maxProperties: 1 })],
    swapped: 'max-properties-widened',
  },
  {
    kind: 'max-properties-widened',
    request: 'safe',
    response: 'breaking',
    code: 'none',
    says: 'An object may hold more members.',
    example: [members({ maxProperties: 1 }), members({})],
    swapped: 'max-properties-narrowed',
  },
  {
    kind: 'dependent-required-narrowed',
    request: 'breaking',
    response: 'safe',
    code: 'none',
    says: 'A member now needs another beside it.',
    example: [members({}), members({ dependentRequired: { a: ['b'] } })],
    swapped: 'dependent-required-widened',
  },
  {
    kind: 'dependent-required-widened',
    request: 'safe',
    response: 'breaking',
    code: 'none',
    says: 'A member no longer needs another beside it.',
    example: [members({ dependentRequired: { a: ['b'] } }), members({})],
    swapped: 'dependent-required-narrowed',
  },
  {
    kind: 'condition-narrowed',
    request: 'breaking',
    response: 'safe',
    code: 'none',
    says: 'A condition (if, not, contains, dependentSchemas) refuses more.',
    example: [members({}), when],
    swapped: 'condition-widened',
  },
  {
    kind: 'condition-widened',
    request: 'safe',
    response: 'breaking',
    code: 'none',
    says: 'A condition (if, not, contains, dependentSchemas) refuses less.',
    example: [when, members({})],
    swapped: 'condition-narrowed',
  },
  {
    kind: 'condition-changed',
    request: 'breaking',
    response: 'breaking',
    code: 'none',
    says: 'A condition (if, not, contains, dependentSchemas) refuses other values.',
    example: [when, whenNot],
    swapped: 'condition-changed',
  },
  {
    kind: 'overlap-refused',
    request: 'breaking',
    response: 'safe',
    code: 'none',
    says: 'Values that suit two alternatives are refused.',
    example: [{ anyOf: NUMBERS }, { oneOf: NUMBERS }],
    swapped: 'overlap-allowed',
  },
  {
    kind: 'overlap-allowed',
    request: 'safe',
    response: 'breaking',
    code: 'none',
    says: 'Values that suit two alternatives may come.',
    example: [{ oneOf: NUMBERS }, { anyOf: NUMBERS }],
    swapped: 'overlap-refused',
  },
  {
    kind: 'discriminator-changed',
    request: 'breaking',
    response: 'breaking',
    code: 'compile',
    says: 'Another member tells the alternatives apart.',
    oasdiff: ['request-body-discriminator-property-name-changed'],
    example: [pets({ propertyName: 'kind' }), pets({ propertyName: 'type' })],
    swapped: 'discriminator-changed',
  },
  {
    kind: 'discriminator-removed',
    request: 'safe',
    response: 'risky',
    code: 'compile',
    says: 'Nobody says any longer which member tells the alternatives apart.',
    oasdiff: ['request-body-discriminator-removed', 'response-body-discriminator-removed'],
    example: [pets({ propertyName: 'kind' }), pets()],
    swapped: 'discriminator-added',
  },
  {
    kind: 'discriminator-added',
    request: 'risky',
    response: 'safe',
    code: 'compile',
    says: 'A member that could have any value tells the alternatives apart from now on.',
    oasdiff: ['request-body-discriminator-added', 'response-body-discriminator-added'],
    example: [pets(), pets({ propertyName: 'kind' })],
    swapped: 'discriminator-removed',
  },
  {
    kind: 'discriminator-values-narrowed',
    request: 'breaking',
    response: 'safe',
    code: 'compile',
    says: 'A value no longer tells an alternative.',
    oasdiff: ['request-body-discriminator-mapping-deleted'],
    example: [pets(mapped('cat', 'dog', 'wolf')), pets(mapped('cat', 'dog'))],
    swapped: 'discriminator-values-widened',
  },
  {
    kind: 'discriminator-values-widened',
    request: 'safe',
    response: 'risky',
    code: 'compile',
    says: 'One more value tells an alternative; a reader may not know it.',
    oasdiff: ['request-body-discriminator-mapping-added'],
    example: [pets(mapped('cat', 'dog')), pets(mapped('cat', 'dog', 'wolf'))],
    swapped: 'discriminator-values-narrowed',
  },
  {
    kind: 'discriminator-values-changed',
    request: 'breaking',
    response: 'breaking',
    code: 'compile',
    says: 'Other values tell the alternatives.',
    oasdiff: ['request-body-discriminator-mapping-changed'],
    example: [pets(mapped('cat', 'dog')), pets(mapped('cat', 'hound'))],
    swapped: 'discriminator-values-changed',
  },
  {
    kind: 'extensible-enum-shrank',
    request: 'breaking',
    response: 'safe',
    code: 'none',
    says: 'Values are no longer among those that are known.',
    oasdiff: ['request-property-x-extensible-enum-value-removed', undefined],
    example: [extensible('a', 'b'), extensible('a')],
    swapped: 'extensible-enum-grew',
  },
  {
    kind: 'extensible-enum-grew',
    request: 'safe',
    response: 'safe',
    code: 'none',
    says: 'More values are known; readers expect unknown ones.',
    example: [extensible('a'), extensible('a', 'b')],
    swapped: 'extensible-enum-shrank',
  },
  {
    kind: 'extensible-enum-added',
    request: 'risky',
    response: 'safe',
    code: 'none',
    says: 'Only some values of what was free are known.',
    example: [object({ a: text }), extensible('a')],
    swapped: 'extensible-enum-removed',
  },
  {
    kind: 'extensible-enum-removed',
    request: 'safe',
    response: 'safe',
    code: 'none',
    says: 'Nobody says any longer which values are known; others were valid before.',
    example: [extensible('a'), object({ a: text })],
    swapped: 'extensible-enum-added',
  },
  {
    kind: 'default-changed',
    request: 'risky',
    response: 'none',
    code: 'none',
    says: 'Leaving it out means something else, where servers fill it in.',
    oasdiff: ['request-property-default-value-changed', 'response-property-default-value-changed'],
    example: [object({ a: { ...text, default: 'x' } }), object({ a: { ...text, default: 'y' } })],
    swapped: 'default-changed',
  },
  {
    kind: 'default-added',
    request: 'none',
    response: 'none',
    code: 'none',
    says: 'What leaving it out means is written down.',
    oasdiff: ['request-property-default-value-added', 'response-property-default-value-added'],
    example: [object({ a: text }), object({ a: { ...text, default: 'y' } })],
    swapped: 'default-removed',
  },
  {
    kind: 'default-removed',
    request: 'risky',
    response: 'none',
    code: 'none',
    says: 'What leaving it out means is no longer written down.',
    oasdiff: ['request-property-default-value-removed', 'response-property-default-value-removed'],
    example: [object({ a: { ...text, default: 'y' } }), object({ a: text })],
    swapped: 'default-added',
  },
];
