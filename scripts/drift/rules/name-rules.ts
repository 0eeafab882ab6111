import { rulesOf } from './operation-rules.ts';
import { text, type Rule } from './rule.ts';

const named = (name: string) => ({
  answer: { $ref: `#/components/schemas/${name}` },
  root: { components: { schemas: { [name]: { type: 'object', title: 'A coin' } } } },
});
const neither = { direction: 'both', wire: 'none', code: 'rename' } as const;

/** Rules for names that occur in generated code and are never sent. */
export const NAME_RULES: Rule[] = rulesOf([
  {
    id: 'operation-id-changed',
    ...neither,
    says: 'The exchanges stay the same; generated functions get other names.',
    oasdiff: 'api-operation-id-removed',
    pair: [{}, { operation: { operationId: 'sendCoins' } }],
    swapped: 'operation-id-changed',
  },
  {
    id: 'schema-renamed',
    ...neither,
    says: 'The exchanges stay the same; generated types get other names.',
    pair: [named('Coin'), named('Piece')],
    swapped: 'schema-renamed',
  },
  {
    id: 'path-parameter-renamed',
    ...neither,
    says: 'The exchanges stay the same; generated code names the argument otherwise.',
    pair: [
      { path: '/c/{a}', parameters: [{ name: 'a', in: 'path', required: true, schema: text }] },
      { path: '/c/{b}', parameters: [{ name: 'b', in: 'path', required: true, schema: text }] },
    ],
    swapped: 'path-parameter-renamed',
  },
]);
