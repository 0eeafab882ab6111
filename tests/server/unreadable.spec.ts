import { expect, test } from '@playwright/test';

const HOLDING = '/bold-bullion-portfolio/301470';

/** Pages whose main answer cannot be read, and the operation that answers so. */
const PAGES = [
  ['/chart/gold-price', 'getSpotPrices'],
  ['/product/301470/2026-1-oz-british-silver-britannia-coin-bu', 'getProductDetail'],
  ['/services/precious-metals-ira', 'getContentPage'],
  ['/state-sales-tax/texas', 'getStateSaleTax'],
  ['/orders/sales', 'getCustomerInfo'],
  ['/orders/sales/SO-20931', 'getCustomerSalesOrderDetails'],
  ['/bold-bullion-portfolio', 'getCustomerInfo'],
  [HOLDING, 'getCustomerInfo'],
  [HOLDING, 'getProductWiseCustomerTransactions'],
] as const;

for (const [path, operation] of PAGES) {
  test(`a malformed answer of ${operation} makes ${path} a failure of the API`, async ({
    request,
  }) => {
    await request.get(`/connect?scenario=collector,malformed:${operation}`);
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(502);
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    expect(answer.headers()['location']).toBeUndefined();
  });
}

/** Pages of which a malformed answer costs one part, and what the HTML says instead. */
const PARTS = [
  ['/sale/precious-metal-verifier', 'getProducts', 'Is it real?'],
  ['/compare?product=301470&product=225134', 'getSpotPrices', 'Compare'],
  ['/myaccounts', 'getCustomerInfo', 'We could not load your details.'],
] as const;

for (const [path, operation, says] of PARTS) {
  test(`a malformed answer of ${operation} leaves ${path} a page`, async ({ request }) => {
    await request.get(`/connect?scenario=collector,malformed:${operation}`);
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(says);
    expect(answer.headers()['cache-control']).toBe('private, no-store');
  });
}
