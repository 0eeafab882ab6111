import { expect, test } from 'vitest';

import { trackingLink } from './tracking-link.ts';

test.each([
  ['USPS', '9405511206213864510293', 'tools.usps.com', 'tLabels'],
  ['UPS', '1Z999AA10123456784', 'www.ups.com', 'tracknum'],
  ['FedEx', '774912345678', 'www.fedex.com', 'trknbr'],
])('§4 a parcel of %s has the page of its carrier', (carrier, number, host, name) => {
  const url = new URL(trackingLink(carrier, number) ?? '');
  expect(url.protocol).toBe('https:');
  expect(url.host).toBe(host);
  expect(url.searchParams.get(name)).toBe(number);
});

test('letter case and printed gaps do not matter', () => {
  expect(trackingLink('fedex', '7749 1234 5678')).toBe(trackingLink('FedEx', '774912345678'));
});

test('a number cannot smuggle anything into the address', () => {
  expect(trackingLink('UPS', '1&next=//evil.example')).toContain('1%26next%3D%2F%2Fevil.example');
});

test.each([
  ['DHL', '123'],
  ['USPS', ''],
  ['USPS', undefined],
  [undefined, '123'],
])('%s with the number %s has none', (carrier, number) => {
  expect(trackingLink(carrier, number)).toBeUndefined();
});
