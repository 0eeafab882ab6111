import type { Answer, Mutation } from './drifted-server.ts';

type Fields = Record<string, unknown>;

/** The value at a path of an answer: `data.0.price`. */
function holder(body: unknown, path: string): { fields: Fields; name: string } | undefined {
  const names = path.split('.');
  const name = names.pop() ?? '';
  let fields = body as Fields | undefined;
  for (const each of names) fields = fields?.[each] as Fields | undefined;
  return fields && { fields, name };
}

/** Changes one value of a successful answer; `undefined` removes the field. */
function set(path: string, value: unknown) {
  return (answer: Answer): Answer => {
    const found = answer.status < 300 ? holder(answer.body, path) : undefined;
    if (!found) return answer;
    if (value === undefined) delete found.fields[found.name];
    else found.fields[found.name] = value;
    return answer;
  };
}

function renamed(path: string, to: string) {
  return (answer: Answer): Answer => {
    const found = answer.status < 300 ? holder(answer.body, path) : undefined;
    if (!found) return answer;
    found.fields[to] = found.fields[found.name];
    delete found.fields[found.name];
    return answer;
  };
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** Changes the status or the headers of answers with `status`, or of all successful answers. */
function instead(change: (answer: Answer) => Partial<Answer>, status?: number) {
  return (answer: Answer): Answer => {
    const isMeant = status === undefined ? answer.status < 300 : answer.status === status;
    return isMeant ? { ...answer, ...change(answer) } : answer;
  };
}

/** Answers with this instead of refusing the call. */
function lenient(body: unknown, ...statuses: number[]) {
  return (answer: Answer): Answer =>
    statuses.includes(answer.status) ? { status: 200, headers: JSON_TYPE, body } : answer;
}

function rows(...list: [path: string, says: string, change: Mutation['change']][]): Mutation[] {
  return list.map(([path, says, change]) => ({ path, says, change }));
}

/** Mutations of every kind that a running server can show, at least one for each operation. */
export const mutations: Mutation[] = rows(
  ['Pricing/GetSpotHistory', 'a number became a text', set('data.points.0.ask', '73.10')],
  [
    'Pricing/GetPriceComparisons',
    'a required field is gone',
    set('data.0.prices.0.price', undefined),
  ],
  ['Product/GetProductNearToSpot', 'null where none is allowed', set('data.0.name', null)],
  ['Product/GetProducts', 'a list became an object', set('dataList.searchProducts', {})],
  [
    'Product/GetProductsByIds',
    'a required field was renamed',
    renamed('dataList.searchProducts.0.id', 'Id'),
  ],
  [
    'Customer/GetRecentViewProduct',
    'a field deep inside is gone',
    set('dataList.searchProductsByKW.0.stocks.0.stockCode', undefined),
  ],
  ['Product/GetProductDetail', 'a word nobody knows', set('data.metal', 'rhodium')],
  [
    'Product/GetProductPriceHistory',
    'a date in other words',
    set('data.points.0.date', '20.11.2026'),
  ],
  ['Product/GetSuppliesCategories', 'a number below its least', set('data.0.productCount', -1)],
  [
    'UI/GetMenu',
    'the envelope is gone',
    instead(({ body }) => ({ body: (body as Fields)['data'] })),
  ],
  ['Product/SearchProductsByKW', 'the answer is null', instead(() => ({ body: 'null' }))],
  ['Product/GetRecentSearches', 'a token is not asked for', lenient({ data: [] }, 401)],
  [
    'ShoppingCart/GetProductFromShoppingCart',
    'a boolean became a word',
    set('data.0.isGrouped', 'no'),
  ],
  [
    'ShoppingCart/GetCustomerWatchlistProduct',
    'another media type',
    instead(() => ({ headers: { 'content-type': 'text/html' } })),
  ],
  ['Customer/GetAlerts', 'broken JSON', instead(() => ({ body: '{"data":[' }))],
  [
    'ShoppingCart/GetCoupons',
    'a word nobody knows in a list',
    set('data.0.discountType', 'percent'),
  ],
  ['UI/GetPublicCoupons', 'an empty answer', instead(() => ({ body: '' }))],
  ['ShoppingCart/ApplyCoupon', 'a missing parameter is taken', lenient({ data: {} }, 400)],
  ['Checkout/GetPaymentMethods', 'a status nobody knows', instead(() => ({ status: 203 }))],
  [
    'Checkout/GetCheckoutSettings',
    'it fails',
    instead(() => ({
      status: 500,
      headers: { 'content-type': 'application/problem+json' },
      body: { title: 'x', status: 500 },
    })),
  ],
  [
    'Checkout/GetCheckoutSession',
    'a failure as plain JSON',
    instead(() => ({ headers: JSON_TYPE }), 404),
  ],
  ['Checkout/GetPlacedOrder', 'a failure without its words', instead(() => ({ body: {} }), 400)],
  ['Customer/GetCustomerInfo', 'a field is no e-mail', set('data.emailId', 'clara')],
  [
    'Authentication/sendEmailVerificationLink',
    '401 became 302',
    instead(() => ({ status: 302, headers: { location: '/' }, body: '' }), 401),
  ],
  ['Authentication/VerifyEmail', 'a flag is gone', set('data.success', undefined)],
  [
    'Authentication/ValidateGoogleReCaptcha',
    'refuses what is right',
    instead(() => ({
      status: 400,
      headers: { 'content-type': 'application/problem+json' },
      body: { title: 'x', status: 400 },
    })),
  ],
  ['Account/GetAddresses', 'a number became a text in a list', set('data.1.addressId', '312')],
  ['Customer/GetPreferences', 'an object became a text', set('data', 'cash')],
  ['Customer/ConnectWithBold', 'a bad value is taken', lenient({ data: { success: true } }, 400)],
  [
    'Customer/GetCustomerMessages',
    'an integer became a fraction',
    set('data.inBoxMsgs.0.id', 9023.5),
  ],
  ['CustomerOrder/GetCustomerOrder', 'a count is gone', set('total', undefined)],
  [
    'CustomerOrder/GetCustomerOrderDetails',
    'a time without its zone',
    set('data.orderDate', '2026-10-27'),
  ],
  [
    'CustomerOrder/Invoice/BPM-104512',
    'a page instead of a file',
    instead(() => ({ headers: { 'content-type': 'text/html' }, body: '<p>' })),
  ],
  ['Customer/GetCustomerSalesOrders', 'an array instead of an object in it', set('data.0', [])],
  [
    'Customer/GetCustomerSalesOrderDetails',
    'an amount became a text',
    set('data.totalAmount', '$721.50'),
  ],
  [
    'CustomerOrder/GetCancellationEstimate',
    'fails on a bad value',
    instead(
      () => ({
        status: 500,
        headers: { 'content-type': 'application/problem+json' },
        body: { title: 'x', status: 500 },
      }),
      400,
    ),
  ],
  ['CustomerOrder/TrackCustomerOrder', 'a history of words', set('data.history', ['Placed'])],
  ['Customer/GetSellToBoldOrders', 'a field in capitals', renamed('data.0.status', 'STATUS')],
  ['Product/GetBuybackPrices', 'an infinite price', set('data.prices.0.bidPrice', 'Infinity')],
  ['Portfolio/GetSpotPricesDateWise', 'a price of null', set('data.goldSpot', null)],
  ['UI/GetNotice', 'a field is gone', set('data.noticeTitle', undefined)],
  ['UI/GetStateSaleTax', 'a rule nobody knows', set('data.0.rules.0.rule', 'sometimes')],
  ['UI/GetBlogs', 'a page count of null', set('data.totalPages', null)],
  ['UI/GetGlossary', 'no Content-Type', instead(() => ({ headers: {} }))],
  // Changes of POST operations that a client can see without writing.
  [
    'Authentication/SignIn',
    'GET signs in',
    (answer, { method }) =>
      method === 'GET' ? { status: 200, headers: JSON_TYPE, body: {} } : answer,
  ],
);
