import { expect, test } from 'vitest';
import { drawArt } from './draw.ts';
import { jewelryKinds, jewelryTones } from './jewelry/jewelry-key.ts';
import { artKey } from './key.ts';
import type { ArtSubject } from './key.ts';
import { motifNames } from './motif/motifs.ts';
import { knownSeries, seriesArt } from './motif/series-motif.ts';
import { noteDenominations } from './note.ts';
import { sizes } from './size.ts';
import { supplyItems } from './supply/supply-key.ts';

const metals = ['gold', 'silver', 'platinum', 'palladium', 'copper'];

const coins = motifNames.flatMap((name, index) => [
  `coin-silver-${name}`,
  `round-copper-${name}-1-10-oz`,
  `tube-silver-${name}-25`,
  ...(index % 4 ? [] : [`box-gold-${name}-500`, `lot-copper-${name}`, `set-platinum-${name}`]),
  `bar-gold-${name}-1-gram`,
]);
const works = ['minted', 'cast', 'poured', 'vintage', 'kinebar'];
const everyThird = sizes.filter((_, index) => index % 3 === 0);
const bars = works.flatMap((work) =>
  [
    everyThird.map((size) => `bar-silver-${work}-${size.slug}`),
    metals.map((metal) => `lot-${metal}-bar-${work}`),
  ].flat(),
);
const sheets = ['grams-25', 'grams-50', 'grams-100', 'tenths-10', 'maple-25', 'panda-15'];
const jewelry = Object.entries(jewelryKinds).flatMap(([type, kinds]) =>
  kinds.map((kind, index) => `${type}-${jewelryTones[index % jewelryTones.length]}-${kind}`),
);

const keys = [
  ...coins,
  ...bars,
  ...sheets.map((sheet) => `sheet-gold-${sheet}`),
  ...jewelry,
  ...noteDenominations.map((denomination) => `note-goldback-${denomination}`),
  ...supplyItems.map((item) => `supply-${item}`),
  'box-silver-bars-100-oz',
];

/** The first tag that does not close, or nothing. Covers the XML that this folder writes. */
function firstUnclosed(svg: string): string | undefined {
  const open: string[] = [];
  for (const [, slash, name = '', rest = ''] of svg.matchAll(/<(\/?)([A-Za-z]+)([^<>]*)>/g)) {
    if (slash && open.pop() !== name) return name;
    if (!slash && !rest.endsWith('/')) open.push(name);
  }
  return open.pop();
}

const pictures = keys.flatMap((key) =>
  (['front', 'back'] as const).map((view) => ({ name: `${key} ${view}`, svg: drawArt(key, view) })),
);

/** The names of the pictures that break a rule: none, when all is well. */
function breaking(rule: (svg: string) => boolean): string[] {
  return pictures.filter(({ svg = '' }) => rule(svg)).map(({ name }) => name);
}

test('every key has a front and a back of at most 8 kB', () => {
  expect(breaking((svg) => svg === '')).toEqual([]);
  expect(breaking((svg) => Buffer.byteLength(svg) > 8192)).toEqual([]);
});

test('pictures are well formed, self-contained and without broken numbers', () => {
  const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400"';
  expect(breaking((svg) => !svg.startsWith(head))).toEqual([]);
  expect(breaking((svg) => firstUnclosed(svg) !== undefined)).toEqual([]);
  expect(breaking((svg) => /NaN|undefined|Infinity|href="[^#]|&/.test(svg))).toEqual([]);
});

function dangles(svg: string): boolean {
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  return [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].some(([, id]) => !ids.has(id));
}

test('every reference inside a picture finds what it names', () => {
  expect(breaking(dangles)).toEqual([]);
});

test('the same key draws the same picture, and the two sides of a coin differ', () => {
  expect(drawArt('coin-gold-bison')).toBe(drawArt('coin-gold-bison'));
  expect(drawArt('coin-gold-bison', 'back')).not.toBe(drawArt('coin-gold-bison'));
});

test('an unknown key has no picture', () => {
  const halves = ['', 'coin', 'coin-gold', 'ring-gold', 'supply-', 'tube-silver-maple'];
  const strangers = ['coin-tin-maple', 'coin-gold-unheard', 'coin-silver-constructor'];
  expect([...halves, ...strangers].filter((key) => drawArt(key))).toEqual([]);
});

test('every known series has a motif that is drawn, single and packed', () => {
  const metal = 'silver';
  const subjects = knownSeries.flatMap((series) =>
    (['single', 'tube', 'monster-box', 'lot', 'set'] as const).map((packaging): ArtSubject => ({
      metal,
      form: 'coin',
      packaging,
      series,
      weight: '1 oz',
      purity: '',
    })),
  );
  const asked = [...new Set(subjects.map(artKey))];
  expect(asked.filter((key) => !drawArt(key))).toEqual([]);
  expect(knownSeries.filter((series) => !motifNames.includes(seriesArt(series).motif))).toEqual([]);
});
