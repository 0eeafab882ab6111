import type { OperationId } from '#generated/operations.ts';
import { type Caller, type Input, ask } from './ask.ts';
import { bodyOf, operationOf } from './contract.ts';

/** A product with large stock: the 2026 Silver Eagle. */
const SOLD = 225_134;
/** An email address without an account. */
const STRANGER = 'ida.berg@example.com';
/** The first bytes of every PNG, the only ones that the backend checks. */
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const PREDICTION = {
  dateNTime: '2026-12-31T23:59:59Z',
  goldOptimalPrediction: 4800,
  goldWorstPrediction: 4100,
  silverOptimalPrediction: 72,
  silverWorstPrediction: 55,
};
let presses = 0;

type Data = { data: Record<string, never> & Record<string, unknown>[] };

type Fetch = (id: OperationId, input?: Input) => Promise<Data['data']>;

/** Prepares a call with other calls in the same visit. */
type Before = (data: Fetch, caller: Caller) => Promise<Input>;

/**
 * For calls whose example in the contract cannot be valid alone, because it refers to an existing
 * order, checkout or cart line.
 */
const prepared: Partial<Record<OperationId, Before>> = {
  deleteProductFromShoppingCart: async () => ({
    query: { ProductId: SOLD, productInventorySource: 'instock', salesEventId: 0 },
  }),
  restorePortfolioProducts: async (data) => {
    const { productId } = await newestTransaction(data);
    const body = { customerId: 'BPM-20417', productId };
    await data('removePortfolioProducts', { body });
    return { body };
  },
  removePortfolioTransactions: async (data) => {
    const { transactionId } = await newestTransaction(data);
    return { body: { customerId: 'BPM-20417', transactionIds: [transactionId] } };
  },
  restorePortfolioTransactions: async (data) => {
    const { transactionId } = await newestTransaction(data);
    const body = { customerId: 'BPM-20417', transactionIds: [transactionId] };
    await data('removePortfolioTransactions', { body });
    return { body };
  },
  updatePortfolioTransaction: async (data) => {
    const { transactionId } = await newestTransaction(data);
    return { body: { customerId: 'BPM-20417', transactionId, productUnitPrice: 71.5 } };
  },
  updateCartProductSelection: async (data) => {
    const [line] = await data('getProductFromShoppingCart');
    return { query: { shoppingCartId: line?.['shoppingCartId'], selected: false } };
  },
  addCouponForBullionPurchases: async (data) => {
    const order = await data('placeOrder', await placement(data));
    return { query: { invoice: order['invoice'] } };
  },
  getCheckoutSession: async (data) => ({ query: { sessionId: await checkout(data) } }),
  updateCheckoutSession: async (data) => ({
    body: { sessionId: await checkout(data), paymentMode: 'wire' },
  }),
  authorizePayment: async (data) => ({
    body: {
      sessionId: await checkout(data),
      payment: { method: 'creditCard', cardToken: 'tok-visa-4242' },
    },
  }),
  placeOrder: async (data) => placement(data),
  getPlacedOrder: async (data) => {
    const input = await placement(data);
    await data('placeOrder', input);
    return { query: { idempotencyKey: input.header?.['Idempotency-Key'] } };
  },
  register: async () => ({
    body: {
      firstName: 'Ida',
      lastName: 'Berg',
      emailId: STRANGER,
      mobNo: '5125550177',
      password: 'Silver-Eagle1',
    },
  }),
  addAddress: async () => {
    const { body } = exampleOf('addAddress');
    return { body: { ...(body as object), firstName: 'Ida', lastName: 'Berg' } };
  },
  subscribeNewsletter: async () => ({ body: { email: STRANGER } }),
  connectWithBold: async () => ({ query: { email: STRANGER } }),
  uploadFile: async (_data, { customerId }) => ({
    body: {
      file: new File([PNG], 'clara.png', { type: 'image/png' }),
      imageType: 'customerprofile',
      customerId,
    },
  }),
  requestReturn: async (data, { customerId }) => {
    const file = new File([PNG], 'rim.png', { type: 'image/png' });
    const { filePath } = await data('uploadFile', {
      body: { file, imageType: 'returnrequest', customerId },
    });
    const { body } = exampleOf('requestReturn');
    return { body: { ...(body as object), photos: [filePath] } };
  },
  uploadSellToBoldPhoto: async () => ({
    body: { file: new File([PNG], 'eagle.png', { type: 'image/png' }) },
  }),
  markMessagesRead: async (data, caller) => ({ body: await someMessages(data, caller) }),
  archiveMessages: async (data, caller) => ({ body: await someMessages(data, caller) }),
  restoreMessages: async (data, caller) => ({ body: await someMessages(data, caller) }),
  addOrUpdateQuarterlyPredictedSpotPrices: async (_data, { customerId }) => ({
    body: { customerId, predictedPrices: [PREDICTION] },
  }),
  generateCustomerTaxReport: async (_data, { visitorId, customerId }) => ({
    query: { token: `mock.${visitorId}.${customerId}`, customerId, year: 2026 },
  }),
};

async function someMessages(data: Fetch, { customerId }: Caller): Promise<unknown> {
  const { inBoxMsgs } = await data('getCustomerMessages', { query: { userId: customerId } });
  const [message] = (inBoxMsgs ?? []) as { id: number }[];
  return { messageIds: [message?.id] };
}

async function checkout(data: Fetch): Promise<unknown> {
  const line = { productId: SOLD, quantity: 20, salesEventId: 0, stockSource: 'instock' };
  const { sessionId } = await data('createCheckoutSession', { body: { lines: [line] } });
  return sessionId;
}

async function placement(data: Fetch): Promise<Input> {
  const sessionId = await checkout(data);
  const shippingInfo = bodyOf('validateAddress')?.example;
  await data('updateCheckoutSession', { body: { sessionId, shippingInfo } });
  const { authorizationId, amount } = await data('authorizePayment', {
    body: { sessionId, payment: { method: 'wire' } },
  });
  presses += 1;
  return {
    header: { 'Idempotency-Key': `k-20261120-153312-${presses}` },
    body: { sessionId, authorizationId, expectedGrandTotal: amount, isTermsChecked: true },
  };
}

/** A purchase that no sale depends on: the last of the collector. */
async function newestTransaction(data: Fetch): Promise<Record<string, unknown>> {
  const { transactions } = await data('getCustomerTransactions');
  return transactions?.[0] ?? {};
}

/** A valid call: the contract's examples, or the input from `prepared`. */
export async function validCall(id: OperationId, caller: Caller): Promise<Input> {
  const before = prepared[id];
  if (!before) return exampleOf(id);
  return before(async (other, input = exampleOf(other)) => {
    const response = await ask(other, input, caller);
    const text = await response.text();
    if (!response.ok) throw new Error(`${other}, needed by ${id}: ${text}`);
    return (JSON.parse(text) as Data).data;
  }, caller);
}

/** The contract's example of a call, with product ids that the store sells. */
function exampleOf(id: OperationId): Input {
  const { parameters = [] } = operationOf(id);
  const input: Input = {};
  for (const { name, in: place, example } of parameters) {
    if (example !== undefined) input[place] = { ...input[place], [name]: real(name, example) };
  }
  const body = bodyOf(id)?.example;
  return body === undefined ? input : { ...input, body: real('', body) };
}

function real(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => real(name, item));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    return Object.fromEntries(entries.map(([key, item]) => [key, real(key, item)]));
  }
  const isProduct = /productids?$/i.test(name) && typeof value === 'number' && value > 0;
  return isProduct ? SOLD : value;
}
