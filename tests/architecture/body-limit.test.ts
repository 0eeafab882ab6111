import { expect, test } from 'vitest';

import routes from '../../src/routes.ts';
import { bodyLimit } from '#gateway/body-limit.server.ts';

const MULTIPART = 'multipart/form-data; boundary=x';

function limitAt(path: string, contentType = MULTIPART) {
  return bodyLimit({ method: 'POST', url: `https://store.example${path}`, contentType });
}

test('only pages that take files get the limit of uploads', () => {
  const paths = routes.map(({ path = '' }) => path);
  const found = paths.filter((path) => limitAt(`/${path.replaceAll(/:\w+\??/g, 'a1')}`).isUpload);
  expect(found).toEqual([
    'myaccounts/accountsettings',
    'orders/orderdetails/:invoice/return',
    'sell-to-us/request',
    'sell-to-us/request/by-link',
    'sell-to-us/requests/:reference?',
    'bold-bullion-portfolio/import',
  ]);
});

test.each([
  '/',
  '/services/precious-metals-ira',
  '/company/contact-us',
  '/signin',
  '/cart/cart.data',
  '/api/Unknown',
])('%s: a form with a boundary is bounded as any other', (path) => {
  expect(limitAt(path)).toEqual({ most: 256_000, isUpload: false });
});

test('a page that takes files bounds forms without files as others do', () => {
  const path = '/myaccounts/accountsettings.data';
  expect(limitAt(path)).toEqual({ most: 6_000_000, isUpload: true });
  expect(limitAt(path, 'application/x-www-form-urlencoded').most).toBe(256_000);
});
