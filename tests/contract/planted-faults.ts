type Node = Record<string, unknown>;
type Operation = Node & { parameters: Node[]; responses: Record<string, Node> };

/** An operation with one fault, and the rule that must report it. */
type Fault = {
  rule: string;
  says: string;
  change?: (operation: Operation) => void;
  /** The schema of its answer or request body. */
  answer?: Node;
  parameter?: Node;
  path?: string;
  method?: 'post';
};

const ASSUMED = { assumed: 'Planted to see a rule at work.' };

const thing = {
  type: 'object',
  description: 'A thing.',
  'x-provenance': ASSUMED,
  required: ['size'],
  properties: { size: { type: 'integer', description: 'How large it is.' } },
};

const problem = {
  ...thing,
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string', format: 'uri-reference' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
  },
};

export const FAULTS: Fault[] = [
  { rule: '', says: 'nothing wrong' },
  { rule: 'operation-operationId', says: 'no operationId', change: without('operationId') },
  { rule: 'operation-summary', says: 'no summary', change: without('summary') },
  { rule: 'operation-description', says: 'no description', change: without('description') },
  { rule: 'operation-4xx-response', says: 'no 4xx', change: answersOnly('200', '500') },
  {
    rule: 'operation-4xx-problem-details-rfc7807',
    says: 'a 4xx that is no problem',
    change: ({ responses }) => (responses['400'] = { ...responses['200'] }),
  },
  {
    rule: 'operation-tag-defined',
    says: 'a tag nobody describes',
    change: (operation) => (operation['tags'] = ['odds']),
  },
  {
    rule: 'operation-singular-tag',
    says: 'two tags',
    change: (operation) => (operation['tags'] = ['things', 'more']),
  },
  { rule: 'rule/operation-has-one-tag', says: 'no tag', change: without('tags') },
  {
    rule: 'rule/operation-says-who-may-call',
    says: 'no security of its own',
    change: without('security'),
  },
  {
    rule: 'rule/summary-is-a-short-line',
    says: 'a summary with a full stop',
    change: (operation) => (operation['summary'] = 'Get a thing.'),
  },
  {
    rule: 'rule/content-shows-an-example',
    says: 'an answer without an example',
    change: ({ responses }) => delete contentOf(responses['200'])['example'],
  },
  {
    rule: 'rule/content-shows-an-example',
    says: 'a failure without an example',
    change: ({ responses }) => delete contentOf(responses['400'])['example'],
  },
  {
    rule: 'no-invalid-media-type-examples',
    says: 'an example that does not fit',
    change: ({ responses }) => (contentOf(responses['200'])['example'] = { size: 'large' }),
  },
  { rule: 'store/provenance', says: 'no x-provenance', change: without('x-provenance') },
  {
    rule: 'store/provenance',
    says: 'both documented and assumed',
    change: (operation) =>
      (operation['x-provenance'] = { ...ASSUMED, documented: '§7 Account, orders' }),
  },
  {
    rule: 'store/provenance',
    says: 'an answer of unknown origin',
    answer: { ...thing, 'x-provenance': undefined },
  },
  {
    rule: 'store/verb-first',
    says: 'an operationId without a verb',
    change: (operation) => (operation['operationId'] = 'thingsOfSomeKind'),
  },
  {
    rule: 'store/bounded-input',
    says: 'a parameter without bounds',
    parameter: { schema: { type: 'string' }, example: 'x' },
  },
  {
    rule: 'store/no-default-in-answers',
    says: 'a default in an answer',
    answer: { ...thing, properties: { size: { type: 'integer', default: 1 } } },
  },
  {
    rule: 'store/named-answers',
    says: 'an answer without a name',
    change: ({ responses }) => (contentOf(responses['200'])['schema'] = thing),
  },
  { rule: 'store/declared-failures', says: 'no 500', change: answersOnly('200', '400', '401') },
  {
    rule: 'store/declared-failures',
    says: 'input and no 400',
    change: answersOnly('200', '401', '500'),
  },
  {
    rule: 'store/declared-failures',
    says: 'a token and no 401',
    change: answersOnly('200', '400', '500'),
  },
  {
    rule: 'store/shown-parameters',
    says: 'a parameter without an example',
    parameter: { schema: { type: 'integer', minimum: 1, maximum: 9 } },
  },
  {
    rule: 'store/distinct-names',
    says: 'an operationId that is a schema too',
    change: (operation) => {
      operation['operationId'] = 'getThingTwice';
      contentOf(operation.responses['200'])['schema'] = { $ref: 'schemas.yaml#/GetThingTwice' };
    },
  },
  {
    rule: 'store/reads-against-method',
    says: 'a GET that says it reads',
    change: (operation) => (operation['x-reads'] = true),
  },
  {
    rule: 'store/reads-against-method',
    says: 'a POST that gets and does not say so',
    method: 'post',
  },
  {
    rule: 'store/reads-against-method',
    says: 'a POST that says it changes something',
    method: 'post',
    change: (operation) => {
      operation['operationId'] = `add${String(operation['operationId']).slice(3)}`;
      operation['x-reads'] = false;
    },
  },
  {
    rule: 'rule/money-is-never-a-multiple',
    says: 'a price in steps of a cent',
    answer: { ...thing, properties: { size: { type: 'number', multipleOf: 0.01 } } },
  },
  {
    rule: 'rule/format-is-no-uuid',
    says: 'a uuid by format',
    answer: { ...thing, properties: { size: { type: 'string', format: 'uuid' } } },
  },
  { rule: 'rule/path-begins-with-api', says: 'a path of its own', path: '/things' },
];

/** The name that marks every part of a fault in the planted contract. */
export function nameOf(index: number): string {
  return `Planted${index}End`;
}

/** The planted contract: its index and its schemas, as two documents. */
export function plantedContract(): { index: Node; schemas: Node } {
  const schemas: Node = { Problem: problem, GetThingTwice: thing };
  const paths: Node = {};
  for (const [number, fault] of FAULTS.entries()) {
    const name = nameOf(number);
    schemas[`${name}Answer`] = fault.answer ?? thing;
    const operation = soundOperation(name, isText(fault.answer) ? 'x' : 1);
    if (fault.parameter) {
      operation.parameters = [
        { name: 'kind', in: 'query', description: 'Kind.', ...fault.parameter },
      ];
    }
    fault.change?.(operation);
    paths[`${fault.path ?? '/api/Things'}/${name}`] = { [fault.method ?? 'get']: operation };
  }
  const bearer = { type: 'http', scheme: 'bearer', description: 'The token.' };
  const index = {
    openapi: '3.2.0',
    info: {
      title: 'Planted',
      version: '1.0.0',
      description: 'One fault for each operation.',
      contact: { name: 'Planters' },
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: 'https://api.planted.example', description: 'Nowhere.' }],
    tags: ['things', 'more'].map((name) => ({ name, description: 'Things.' })),
    paths,
    components: { securitySchemes: { bearer } },
  };
  return { index, schemas };
}

function soundOperation(name: string, size: unknown): Operation {
  return {
    operationId: `get${name}`,
    summary: 'Get a thing',
    description: 'For trying rules out.',
    tags: ['things'],
    security: [{ bearer: [] }],
    'x-provenance': ASSUMED,
    parameters: [
      {
        name: 'size',
        in: 'query',
        description: 'How large it should be.',
        schema: { type: 'integer', minimum: 1, maximum: 9 },
        example: 3,
      },
    ],
    responses: {
      200: answered('application/json', `${name}Answer`, { size }),
      400: failure(400),
      401: failure(401),
      500: failure(500),
    },
  };
}

function failure(status: number): Node {
  const example = { type: 'about:blank', title: 'Failed', status, detail: 'It went wrong.' };
  return answered('application/problem+json', 'Problem', example);
}

function answered(mediaType: string, schema: string, example: unknown): Node {
  const media = { schema: { $ref: `schemas.yaml#/${schema}` }, example };
  return { description: 'An answer.', content: { [mediaType]: media } };
}

function contentOf(response: Node | undefined): Node {
  return Object.values(response?.['content'] as Record<string, Node>)[0] ?? {};
}

function isText(schema: Node | undefined): boolean {
  const { size } = (schema?.['properties'] ?? {}) as { size?: { type: string } };
  return size?.type === 'string';
}

function without(key: string) {
  return (operation: Operation) => {
    delete operation[key];
  };
}

function answersOnly(...statuses: string[]) {
  return (operation: Operation) => {
    const kept = Object.entries(operation.responses).filter(([key]) => statuses.includes(key));
    operation.responses = Object.fromEntries(kept);
  };
}
