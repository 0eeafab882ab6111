import type { CONTRACT } from './contract.ts';
import type { Drift, UsageGrade } from '../../../scripts/drift/finding.ts';

type Contract = typeof CONTRACT;

/** A finding, its expected grade, and a place (`file:line`) that must be among its files. */
export type UsageCase = {
  says: string;
  drift: Partial<Drift> & Pick<Drift, 'id' | 'at'>;
  grade: UsageGrade;
  file?: string;
  change?: (contract: Contract) => void;
  /** Cases of one batch do not affect each other. */
  batch?: number;
};

function response(at: string, id = 'response-property-removed') {
  return { id, at, direction: 'response' as const };
}

function request(at: string, id = 'request-property-removed') {
  return { id, at, direction: 'request' as const };
}

function without(list: unknown, word: string): void {
  const words = list as string[];
  words.splice(words.indexOf(word), 1);
}

const sortOf = (contract: Contract) =>
  contract.paths['/coins'].get.parameters[2] as { schema: { enum: string[] } };

export const USAGE_CASES: UsageCase[] = [
  // Calls.
  {
    says: 'nobody imports what calls it',
    drift: response('getReviews response 200 /words'),
    grade: 'unused',
  },
  {
    says: 'a hook that nobody comes to',
    drift: response('getAlerts response 200 /text'),
    grade: 'unused',
  },
  {
    says: 'an operation that is gone',
    drift: { id: 'operation-removed', at: 'getCoins' },
    grade: 'operation',
    file: 'src/api/coins.ts',
  },
  {
    says: 'an operation that is gone and nobody calls',
    drift: { id: 'operation-removed', at: 'getReviews' },
    grade: 'unused',
  },
  {
    says: 'called through openapi-fetch',
    drift: response('getMenu response 200 /href'),
    grade: 'operation',
    file: 'src/api/menu.ts',
  },
  {
    says: 'only reached by a dynamic import',
    drift: { id: 'security-added', at: 'getSpot' },
    grade: 'operation',
    file: 'src/api/spot.ts',
  },
  // Fields of answers.
  {
    says: 'a field that is read',
    drift: response('getCoins response 200 /coins/*/price'),
    grade: 'field',
    file: 'src/api/coins.ts',
  },
  {
    says: 'a field that is not read',
    drift: response('getCoins response 200 /coins/*/alloy'),
    grade: 'operation',
  },
  {
    says: 'taken out by destructuring',
    drift: response('getCoins response 200 /coins/*/oldPrice'),
    grade: 'field',
  },
  {
    says: 'taken out under a name in brackets',
    drift: response('getCoins response 200 /total'),
    grade: 'field',
  },
  {
    says: 'read as cart["note"] of a nameless schema',
    drift: response('getCart response 200 /note'),
    grade: 'field',
    file: 'src/api/cart.ts',
  },
  {
    says: 'a field of a nameless schema that is not read',
    drift: response('getCart response 200 /weight'),
    grade: 'operation',
  },
  {
    says: 'a field within a nameless object',
    drift: response('getCoins response 200 /coins/*/size/across'),
    grade: 'field',
  },
  {
    says: 'its neighbour',
    drift: response('getCoins response 200 /coins/*/size/thick'),
    grade: 'operation',
  },
  {
    says: 'goes whole into a type that knows it',
    drift: response('getCoins response 200 /coins/*/seo/title'),
    grade: 'field',
  },
  {
    says: 'goes whole into a type that does not',
    drift: response('getCoins response 200 /coins/*/seo/robots'),
    grade: 'operation',
  },
  {
    says: 'spread, and read on another page',
    drift: response('getCart response 200 /lines/*/quantity'),
    grade: 'field',
    file: 'src/routes/cart.tsx',
  },
  {
    says: 'spread, and not read',
    drift: response('getCart response 200 /lines/*/gift'),
    grade: 'operation',
  },
  {
    says: 'an answer listed field by field',
    drift: response('getSpot response 200 /bid'),
    grade: 'field',
    file: 'src/api/spot.ts',
  },
  {
    says: 'of an allOf part, by inference on a page',
    drift: response('getCoin response 200 /name'),
    grade: 'field',
    file: 'src/routes/coins.tsx',
  },
  {
    says: 'of an allOf part, not read',
    drift: response('getCoin response 200 /nickname'),
    grade: 'operation',
  },
  {
    says: 'read through openapi-fetch',
    drift: response('getMenu response 200 /label'),
    grade: 'field',
    file: 'src/routes/coins.tsx',
  },
  {
    says: 'by pointer, where `at` is of no help',
    drift: {
      ...response('Coin'),
      pointer: '/components/schemas/Coin/allOf/1/properties/price',
      operations: ['getCoins'],
    },
    grade: 'field',
  },
  {
    says: 'the whole answer',
    drift: response('getCoins response 200', 'response-type-changed'),
    grade: 'field',
  },
  // Values that are sent.
  {
    says: 'a parameter that is sent',
    drift: request('getCoins request query metal', 'parameter-removed'),
    grade: 'field',
  },
  {
    says: 'a parameter in a spread',
    drift: request('getCoins query page', 'parameter-type-changed'),
    grade: 'field',
  },
  {
    says: 'a parameter that is not sent',
    drift: request('getCoins query mint', 'parameter-removed'),
    grade: 'operation',
  },
  {
    says: 'a parameter that is new',
    drift: request('getCoins query coat', 'parameter-added'),
    grade: 'operation',
  },
  {
    says: 'a header that is sent',
    drift: request('addToCart request header Idempotency-Key', 'parameter-removed'),
    grade: 'field',
  },
  {
    says: 'a field made apart from the call',
    drift: request('addToCart request body /quantity'),
    grade: 'field',
    file: 'src/api/cart.ts',
  },
  {
    says: 'a field of the body that is not sent',
    drift: request('addToCart request /campaign'),
    grade: 'operation',
  },
  {
    says: 'a field of the body that is new',
    drift: request('addToCart request /colour', 'request-property-added'),
    grade: 'operation',
  },
  // Words.
  {
    says: 'a word that is sent goes',
    drift: request('addToCart request /wrap', 'request-enum-shrank'),
    grade: 'field',
    batch: 1,
    change: (contract) =>
      without(contract.components.schemas.Addition.properties.wrap.enum, 'paper'),
  },
  {
    says: 'a word that is never sent goes',
    drift: request('addToCart request /wrap', 'request-enum-shrank'),
    grade: 'operation',
    batch: 2,
    change: (contract) => without(contract.components.schemas.Addition.properties.wrap.enum, 'box'),
  },
  {
    says: 'any word may be sent, and one goes',
    drift: request('addToCart request /metal', 'request-enum-shrank'),
    grade: 'field',
    batch: 1,
    change: (contract) => without(contract.components.schemas.Metal.enum, 'tin'),
  },
  {
    says: 'a word of a parameter goes that is not the one sent',
    drift: request('getCoins query sort', 'parameter-enum-shrank'),
    grade: 'operation',
    batch: 1,
    change: (contract) => without(sortOf(contract).schema.enum, 'newest'),
  },
  {
    says: 'a word that answers are compared with goes',
    drift: response('getCoins response 200 /coins/*/metal', 'response-enum-shrank'),
    grade: 'field',
    batch: 2,
    change: (contract) => without(contract.components.schemas.Metal.enum, 'silver'),
  },
  {
    says: 'a word goes that is nowhere',
    drift: response('getCoins response 200 /coins/*/metal', 'response-enum-shrank'),
    grade: 'operation',
    batch: 3,
    change: (contract) => without(contract.components.schemas.Metal.enum, 'copper'),
  },
  {
    says: 'a word goes of those that are listed',
    drift: response('getCoins response 200 /coins/*/finish', 'response-enum-shrank'),
    grade: 'field',
    file: 'src/api/coins.ts',
    batch: 1,
    change: (contract) => without(contract.components.schemas.Finish.enum, 'matte'),
  },
  {
    says: 'a new word where words are read',
    drift: response('getCoins response 200 /coins/*/metal', 'response-enum-grew'),
    grade: 'field',
    batch: 4,
    change: (contract) => contract.components.schemas.Metal.enum.push('zinc'),
  },
  // Failures.
  {
    says: 'a status that the transport knows',
    drift: response('getCoins response 404', 'response-status-removed'),
    grade: 'field',
    file: 'src/lib/transport.ts',
  },
  {
    says: 'a status that nobody knows',
    drift: response('getCoins response 410', 'response-status-removed'),
    grade: 'operation',
  },
  {
    says: 'what the transport reads of a failure',
    drift: response('getCoins response 400 /detail'),
    grade: 'field',
    file: 'src/lib/transport.ts',
  },
  {
    says: 'what it does not read of a failure',
    drift: response('getCoins response 400 /trace'),
    grade: 'operation',
  },
];
