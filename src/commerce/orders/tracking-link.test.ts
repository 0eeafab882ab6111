import { expect, test } from 'vitest';

import { trackingHref } from './tracking-link.ts';

test.each([
  [
    'USPS',
    '9405 5112 0621 3864 5102 93',
    'https://tools.usps.com/go/TrackConfirmAction?tLabels=9405511206213864510293',
  ],
  ['UPS', '1Z999AA10123456784', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
  ['fedex', '774912345678', 'https://www.fedex.com/fedextrack/?trknbr=774912345678'],
])('§4 a parcel of %s is followed on its pages', (carrier, number, href) => {
  expect(trackingHref(carrier, number)).toBe(href);
});

test('a tracking number cannot change the host or path of the link', () => {
  expect(trackingHref('UPS', '1Z&x=#/../')).toBe(
    'https://www.ups.com/track?tracknum=1Z%26x%3D%23%2F..%2F',
  );
});

test.each([
  ['DHL', '123'],
  ['constructor', '123'],
  [undefined, '123'],
  ['UPS', undefined],
  ['UPS', ' '],
])('%o with %o has no page', (carrier, number) => {
  expect(trackingHref(carrier, number)).toBeUndefined();
});
