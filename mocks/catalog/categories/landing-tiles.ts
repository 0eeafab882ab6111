import { COUNTRIES } from '../countries.ts';
import { mintOf } from '../mints.ts';
import type { Form, Metal } from '../product.ts';
import { ouncesOf } from '../weights.ts';
import type { CategoryTile, CategoryTiles } from './category.ts';
import { all, ofForm, ofMetal, ofWeight } from './category.ts';
import { countriesOf, countrySlug, formSlug, mintsOf, weightPageSlug } from './metal-pages.ts';
import { WEIGHT_PAGES } from './weight-pages.ts';

/** Fewer weights are no choice that needs pictures. */
const FEWEST_WEIGHTS = 3;

const COPPER_WEIGHTS = ['1/4 oz AVDP', '1/2 oz AVDP', '1 oz AVDP', '2 oz AVDP', '5 oz AVDP'];

const BARS = 'The lowest premium in large sizes';
const COINS = 'Struck by a state, known everywhere';
const IN_STOCK = 'In our vault, ready to leave';
const FOR_IRA = 'Fine enough for a retirement account';

const FORMS: Readonly<Record<Metal, readonly CategoryTile[]>> = {
  silver: [
    { name: 'Coins', to: 'silver/silver-coins', note: COINS },
    { name: 'Rounds', to: 'silver/silver-rounds', note: 'From private mints, close to spot' },
    { name: 'Bars', to: 'silver/silver-bars', note: BARS },
    { name: 'Tubes', to: 'silver/silver-coin-tubes', note: 'As the mint packs them' },
  ],
  gold: [
    { name: 'Coins', to: 'gold/gold-coins', note: COINS },
    { name: 'Bars', to: 'gold/gold-bars', note: 'From one gram, sealed in a card' },
    { name: 'Goldbacks', to: 'gold/goldbacks', note: 'A sliver of gold as a note' },
    { name: 'Tubes', to: 'gold/gold-coin-tubes', note: 'As the mint packs them' },
    { name: 'Rounds', to: 'gold/gold-rounds', note: 'From private mints, in gold' },
  ],
  platinum: [
    { name: 'Coins', to: 'platinum/platinum-coins', note: COINS },
    { name: 'Bars', to: 'platinum/platinum-bars', note: 'From one gram, sealed in a card' },
    { name: 'In stock', to: 'platinum/in-stock-platinum', note: IN_STOCK },
    { name: 'For an IRA', to: 'platinum/ira-approved-platinum', note: FOR_IRA },
  ],
  palladium: [
    { name: 'Coins', to: 'palladium/palladium-coins', note: COINS },
    { name: 'Bars', to: 'palladium/palladium-bars', note: 'From one gram, sealed in a card' },
    { name: 'In stock', to: 'palladium/in-stock-palladium', note: IN_STOCK },
    { name: 'For an IRA', to: 'palladium/ira-approved-palladium', note: FOR_IRA },
  ],
  copper: [
    { name: 'Rounds', to: 'copper/copper-rounds', note: 'Classic designs in warm metal' },
    { name: 'Bars', to: 'copper/copper-bars', note: 'By the pound and by the kilo' },
  ],
};

/** Palladium has too few weights and countries for groups of their own. */
const PALLADIUM_SIZES: readonly CategoryTile[] = [
  { name: '1 oz coins', to: 'palladium/1-oz-palladium-coins' },
  { name: '1 oz bars', to: 'palladium/1-oz-palladium-bars' },
  { name: '100 gram bars', to: 'palladium/100-gram-palladium-bars' },
  { name: 'US coins', to: 'palladium/us-palladium-coins' },
  { name: 'Canadian coins', to: 'palladium/canadian-palladium-coins' },
];

function lightestFirst(weights: readonly string[]): string[] {
  return weights.toSorted((a, b) => ouncesOf(a) - ouncesOf(b));
}

function weightTiles(metal: Metal, form: Form): CategoryTile[] {
  return lightestFirst(WEIGHT_PAGES[metal]?.[form] ?? []).map((weight) => ({
    name: weight,
    to: weightPageSlug(metal, form, weight),
  }));
}

/** Copper rounds have no pages by weight: these narrow the page of all. */
function copperTiles(): CategoryTile[] {
  const page = formSlug('copper', 'round');
  return COPPER_WEIGHTS.map((weight) => ({
    name: weight.replace(' AVDP', ''),
    to: `${page}?${new URLSearchParams({ weight })}`,
    predicate: all(ofMetal('copper'), ofForm('round'), ofWeight(weight)),
  }));
}

function mintTiles(metal: Metal): CategoryTile[] {
  // Copper has pages of two of its makers alone.
  if (metal === 'copper') {
    return [
      { name: 'Golden State Mint', to: 'copper/golden-state-mint-copper-coins' },
      { name: 'Germania Mint', to: 'copper/germania-copper-bars' },
    ];
  }
  return mintsOf(metal).map((mint) => ({ name: mintOf(mint).name, to: `${metal}/${mint}` }));
}

function countryTiles(metal: Metal): CategoryTile[] {
  return countriesOf(metal).map((code) => ({
    name: COUNTRIES[code]?.adjective ?? code,
    to: countrySlug(metal, code),
  }));
}

/** The ways into the page of a metal: by form, by the weight of coins and of bars, by country and by mint. */
export function metalTiles(metal: Metal): CategoryTiles[] {
  const coins = metal === 'copper' ? copperTiles() : weightTiles(metal, 'coin');
  const groups: CategoryTiles[] = [
    { heading: 'By form', tiles: FORMS[metal] },
    {
      heading: metal === 'copper' ? 'Rounds by weight' : 'Coins by weight',
      drawn: 'scaled',
      tiles: coins,
    },
    { heading: 'Bars by weight', drawn: 'words', tiles: weightTiles(metal, 'bar') },
  ];
  if (metal === 'palladium') {
    groups.push({ heading: 'By size and country', drawn: 'words', tiles: PALLADIUM_SIZES });
  } else {
    groups.push({ heading: 'Coins by country', drawn: 'words', tiles: countryTiles(metal) });
  }
  return [
    ...groups.filter(({ tiles, drawn }) => !drawn || tiles.length >= FEWEST_WEIGHTS),
    { heading: 'By mint', drawn: 'ranked', tiles: mintTiles(metal) },
  ];
}
