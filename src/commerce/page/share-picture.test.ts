import { expect, test } from 'vitest';

import { SHARED, sharePicture, subjectOf } from './share-picture.ts';

const SQUARE = { width: 800, height: 800 };
const DRAWN = { src: '/images/art/coin-gold-bison.svg', alt: 'Obverse of the Buffalo', ...SQUARE };

test.each([
  ['jpg', '/images/225134-front.jpg?v=20261118-4'],
  ['webp', 'https://cdn.example.com/225134.WEBP'],
  ['png', '/images/225134.png#front'],
])("a product's own picture comes first: %s", (_, src) => {
  const picture = { src, alt: 'Obverse of the Eagle', ...SQUARE };
  expect(sharePicture({ picture, metal: 'silver', form: 'coin' })).toEqual({
    path: src,
    alt: 'Obverse of the Eagle',
    ...SQUARE,
  });
});

test.each([
  [{ picture: DRAWN, metal: 'gold', form: 'coin' }, 'gold-coin'],
  [{ picture: { ...DRAWN, src: '/images/coin.avif' }, metal: 'gold', form: 'coin' }, 'gold-coin'],
  [{ picture: { ...DRAWN, src: '/images/a.svg?of=b.png' }, metal: 'gold' }, 'gold'],
  [{ metal: 'copper', form: 'note' }, 'copper'],
  [{ metal: 'platinum' }, 'platinum'],
  [{ form: 'supply' }, 'supply'],
  [{ form: 'coin' }, 'store'],
  [{ metal: 'tin', form: 'constructor' }, 'store'],
  [{ picture: { src: '', alt: '', ...SQUARE } }, 'store'],
  [{}, 'store'],
])('of %j the store shares %s.png', (subject, name) => {
  expect(sharePicture(subject)).toMatchObject({
    path: `/share/${name}.png`,
    width: 1200,
    height: 630,
  });
});

test('the text of each says what is seen, not that it is seen', () => {
  const alts = Object.keys(SHARED).map((name) => {
    const [metal = '', form] = name.split('-');
    return sharePicture({ metal, ...(form && { form }) }).alt;
  });
  expect(alts).toContain('Silver coins at Bold Precious Metals');
  expect(new Set(alts).size).toBe(alts.length);
  expect(alts.filter((alt) => /photo|picture|image/i.test(alt))).toEqual([]);
});

test.each([
  ['/silver/us-silver-coins', 'silver-coin'],
  ['/Gold/Gold-Bars-Lot', 'gold-bar'],
  ['/silver/silver-rounds-lots-and-tubes', 'silver-round'],
  ['/gold/goldbacks', 'gold-note'],
  ['/copper', 'copper'],
  ['/platinum-bullion', 'platinum'],
  ['/chart/palladium-price', 'palladium'],
  ['/copper/golden-state-mint-copper-coins', 'copper'],
  ['/jewelry/in-stock-jewelry', 'jewelry'],
  ['/supplies-catagory', 'supply'],
  ['/holiday-gifts/holiday-rounds', 'store'],
  ['/invest-in-silver-gold-bullion', 'store'],
  ['/silver/coins-and-bars', 'silver'],
  ['/blogs/why-silver-coins', 'store'],
  ['/jewelry-blogs', 'store'],
  ['/', 'store'],
])('the list at %s shares %s.png', (pathname, name) => {
  expect(sharePicture(subjectOf(pathname)).path).toBe(`/share/${name}.png`);
});
