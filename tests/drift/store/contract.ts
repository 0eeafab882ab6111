const price = { type: 'number' };
const text = { type: 'string' };
const problem = { $ref: '#/components/schemas/Problem' };

function json(schema: object): object {
  return { 'application/json': { schema } };
}

function answers(schema: object, ...failures: number[]) {
  const failed = { description: 'Failed.', content: json(problem) };
  return {
    200: { description: 'Fine.', content: json(schema) },
    ...Object.fromEntries(failures.map((status) => [status, failed])),
  };
}

function listed(name: string): object {
  return { type: 'array', items: { $ref: `#/components/schemas/${name}` } };
}

function query(name: string, schema: object = text): object {
  return { name, in: 'query', schema };
}

const getCoins = {
  operationId: 'getCoins',
  tags: ['coins'],
  parameters: [
    query('metal', { $ref: '#/components/schemas/Metal' }),
    query('page', { type: 'integer' }),
    query('sort', { type: 'string', enum: ['name', 'price', 'newest'] }),
    query('mint'),
  ],
  responses: answers({ $ref: '#/components/schemas/CoinList' }, 400, 404, 410),
};

/** The contract of the store of the usage tests. */
export const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Coins', version: '1.0.0' },
  paths: {
    '/coins': { get: getCoins },
    '/coins/{id}': {
      get: {
        operationId: 'getCoin',
        tags: ['coins'],
        parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
        responses: answers({ $ref: '#/components/schemas/Coin' }, 404),
      },
    },
    '/cart': {
      get: {
        operationId: 'getCart',
        tags: ['cart'],
        responses: answers({
          type: 'object',
          required: ['lines'],
          properties: { lines: listed('CartLine'), note: text, weight: price },
        }),
      },
      post: {
        operationId: 'addToCart',
        tags: ['cart'],
        parameters: [{ name: 'Idempotency-Key', in: 'header', schema: text }],
        requestBody: { content: json({ $ref: '#/components/schemas/Addition' }) },
        responses: answers(listed('CartLine'), 409),
      },
    },
    '/reviews': {
      get: { operationId: 'getReviews', tags: ['reviews'], responses: answers(listed('Review')) },
    },
    '/alerts': {
      get: { operationId: 'getAlerts', tags: ['alerts'], responses: answers(listed('Alert')) },
    },
    '/menu': {
      get: { operationId: 'getMenu', tags: ['menu'], responses: answers(listed('MenuEntry')) },
    },
    '/spot': {
      get: {
        operationId: 'getSpot',
        tags: ['spot'],
        responses: answers({ $ref: '#/components/schemas/Spot' }),
      },
    },
  },
  components: {
    schemas: {
      Problem: { type: 'object', properties: { detail: text, trace: text } },
      Metal: { type: 'string', enum: ['gold', 'silver', 'copper', 'tin'] },
      Finish: { type: 'string', enum: ['proof', 'plain', 'matte'] },
      CoinList: {
        type: 'object',
        required: ['coins', 'total'],
        properties: {
          coins: listed('Coin'),
          total: { type: 'integer' },
          took: { type: 'integer' },
        },
      },
      Coin: {
        allOf: [
          { $ref: '#/components/schemas/Named' },
          {
            type: 'object',
            required: ['id', 'price', 'metal', 'finish'],
            properties: {
              id: text,
              price,
              oldPrice: price,
              metal: { $ref: '#/components/schemas/Metal' },
              finish: { $ref: '#/components/schemas/Finish' },
              size: { type: 'object', properties: { across: price, thick: price } },
              seo: { $ref: '#/components/schemas/Seo' },
              alloy: text,
            },
          },
        ],
      },
      Named: { type: 'object', required: ['name'], properties: { name: text, nickname: text } },
      Seo: { type: 'object', properties: { title: text, robots: text } },
      CartLine: {
        type: 'object',
        properties: { coinId: text, quantity: { type: 'integer' }, gift: text },
      },
      Addition: {
        type: 'object',
        properties: {
          coinId: text,
          quantity: { type: 'integer' },
          wrap: { type: 'string', enum: ['none', 'paper', 'box'] },
          metal: { $ref: '#/components/schemas/Metal' },
          campaign: text,
        },
      },
      Review: { type: 'object', properties: { words: text } },
      Alert: { type: 'object', properties: { text } },
      MenuEntry: { type: 'object', properties: { label: text, href: text } },
      Spot: { type: 'object', required: ['ask', 'bid'], properties: { ask: price, bid: price } },
    },
  },
};
