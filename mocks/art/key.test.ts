import { expect, test } from 'vitest';
import { artKey } from './key.ts';
import type { ArtSubject } from './key.ts';
import { seriesArt } from './motif/series-motif.ts';

const coin: ArtSubject = {
  metal: 'silver',
  form: 'coin',
  packaging: 'single',
  series: 'sml',
  weight: '1 oz',
  purity: '.9999',
};

test('one picture serves every year of a coin', () => {
  expect(artKey(coin)).toBe('coin-silver-maple');
  expect(artKey({ ...coin, name: '2019 Canadian Silver Maple Leaf' })).toBe('coin-silver-maple');
});

test('a fraction, a proof and another metal each have their own picture', () => {
  expect(artKey({ ...coin, metal: 'gold', series: 'gml', weight: '1/10 oz' })).toBe(
    'coin-gold-maple-1-10-oz',
  );
  expect(artKey({ ...coin, series: 'ase-proof' })).toBe('coin-silver-walking-liberty-proof');
  expect(artKey({ ...coin, series: 'morgan', weight: 'per unit' })).toBe(
    'coin-silver-morgan-dollar',
  );
});

test('the name of a lunar coin tells its animal', () => {
  const lunar = { ...coin, series: 'lunar3-s' };
  expect(artKey({ ...lunar, name: '2023 1 oz Lunar Rabbit' })).toBe('coin-silver-rabbit');
  expect(artKey(lunar)).toBe('coin-silver-lunar');
});

test('tubes and boxes carry their count, or the usual one of the series', () => {
  expect(artKey({ ...coin, packaging: 'tube' })).toBe('tube-silver-maple-25');
  expect(artKey({ ...coin, packaging: 'tube', pieces: 10 })).toBe('tube-silver-maple-10');
  expect(artKey({ ...coin, packaging: 'monster-box' })).toBe('box-silver-maple-500');
});

test('small bars are minted and heavy ones cast', () => {
  const bar: ArtSubject = { ...coin, form: 'bar', metal: 'gold', series: 'valcambi-gold-bar' };
  expect(artKey({ ...bar, weight: '1 oz' })).toBe('bar-gold-minted-1-oz');
  expect(artKey({ ...bar, weight: '2.5 gram' })).toBe('bar-gold-minted-2-5-gram');
  expect(artKey({ ...bar, weight: '1 kilo' })).toBe('bar-gold-cast-1-kilo');
});

test('jewelry is known by type, tone and subtype', () => {
  const jewelry = { type: 'rings', subtype: 'signet', material: '14k white gold' };
  expect(artKey({ ...coin, form: 'jewelry', jewelry })).toBe('ring-white-signet');
});

test('a supply is known by what it is, in its category or its name', () => {
  const supply: ArtSubject = { ...coin, metal: 'none', form: 'supply', series: 'supplies' };
  expect(artKey({ ...supply, supply: 'albums and folders' })).toBe('supply-album');
  expect(artKey({ ...supply, supply: 'testers and tools', name: 'Loupe 10x' })).toBe(
    'supply-loupe',
  );
});

test('a series that nobody drew gets the wreath', () => {
  expect(seriesArt('a-mint-of-tomorrow').motif).toBe('wreath');
});
