import type { Category } from './category.ts';
import { metalTiles } from './landing-tiles.ts';
import { any, isBullion, ofForm, ofMetal, tagged } from './category.ts';
import { metalWord } from './metal-pages.ts';
import { budgetsOf, isGift, onDeal } from './offer-pages.ts';

/** §2: the pages that stand at the top of the menu. */
export const topPages: readonly Category[] = [
  {
    slug: 'silver-bullion',
    title: 'Silver Bullion',
    metaTitle: 'Buy Silver Coins, Bars and Rounds',
    description:
      'Silver coins, bars and rounds from a tenth of an ounce to five kilos. Prices follow spot, and every tier and surcharge is shown before you order.',
    parents: [],
    metal: 'silver',
    predicate: ofMetal('silver'),
    tileGroups: metalTiles('silver'),
  },
  {
    slug: 'gold-bullion',
    title: 'Gold Bullion',
    metaTitle: 'Buy Gold Coins and Bars',
    description:
      'Gold from a single gram to the kilo bar, by mint, weight and fineness. Prices follow spot, and the premium of every product is plain to see.',
    parents: [],
    metal: 'gold',
    predicate: ofMetal('gold'),
    tileGroups: metalTiles('gold'),
  },
  {
    slug: 'platinum-bullion',
    title: 'Platinum Bullion',
    description:
      'Platinum coins of the great mints and bars of the Swiss refiners. Rarer than gold, and quoted with a wider spread.',
    parents: [],
    metal: 'platinum',
    predicate: ofMetal('platinum'),
    tileGroups: metalTiles('platinum'),
  },
  {
    slug: 'palladium-bullion',
    title: 'Palladium Bullion',
    description:
      'Palladium coins and bars for those who hold all four metals. A small market: look at the spread before you buy.',
    parents: [],
    metal: 'palladium',
    predicate: ofMetal('palladium'),
    tileGroups: metalTiles('palladium'),
  },
  {
    slug: 'copper',
    title: 'Copper',
    description:
      'Copper rounds and bars in .999 fineness, sold by the everyday ounce of 28.35 grams. Its price is mostly craft, so buy it for the joy of it.',
    parents: [],
    metal: 'copper',
    predicate: ofMetal('copper'),
    tileGroups: metalTiles('copper'),
  },
  {
    slug: 'copper/copper-rounds',
    title: 'Copper Rounds',
    description:
      'Classic designs in warm red metal, from a quarter ounce to five. A good first round for a child.',
    parents: ['copper'],
    metal: 'copper',
    predicate: (product) => product.metal === 'copper' && product.form === 'round',
  },
  {
    slug: 'copper/copper-bars',
    title: 'Copper Bars',
    description: 'Copper by the pound and by the kilo. Heavy, handsome and cheap to own.',
    parents: ['copper'],
    metal: 'copper',
    predicate: (product) => product.metal === 'copper' && product.form === 'bar',
  },
  {
    slug: 'copper/golden-state-mint-copper-coins',
    title: 'Golden State Mint Copper Coins',
    description:
      'The coin-like copper rounds of the Golden State Mint. Morgan, Buffalo and Walking Liberty among them.',
    parents: ['copper'],
    metal: 'copper',
    predicate: (product) =>
      product.metal === 'copper' &&
      product.form === 'round' &&
      product.mint === 'golden-state-mint',
  },
  {
    slug: 'copper/germania-copper-bars',
    title: 'Germania Copper Bars',
    description:
      'Copper bars of the Germania Mint from 100 grams to the kilo. Struck in Poland with the crest of the mint.',
    parents: ['copper'],
    metal: 'copper',
    predicate: (product) =>
      product.metal === 'copper' && product.form === 'bar' && product.mint === 'germania-mint',
  },
  {
    slug: 'deals',
    title: 'Deals',
    description:
      'Everything on sale now, and the last pieces on clearance. Prices go back by themselves when a sale ends.',
    parents: [],
    predicate: any(onDeal, tagged('at-spot')),
    showsSales: true,
  },
  {
    slug: 'best-sellers',
    title: 'Best Sellers',
    description:
      'What our customers buy most across all metals. Sorted by pieces sold, not by what we would like to sell.',
    parents: [],
    predicate: tagged('best-seller'),
    sort: 'best-selling',
  },
  {
    slug: 'presale',
    title: 'Presale',
    description:
      'New issues and delayed deliveries that you can order before they arrive. What we expect to ship first comes first.',
    parents: [],
    availability: ['Presale'],
    predicate: () => true,
    sort: 'newest',
  },
  {
    slug: 'bullion-in-stock',
    title: 'Bullion in Stock',
    description:
      'All coins, bars and rounds that lie in our vault today. They ship one to three business days after your payment clears.',
    parents: [],
    availability: ['In Stock'],
    predicate: isBullion,
    tells: 'departure',
    tileGroups: [
      {
        heading: 'By form',
        tiles: (['coin', 'bar', 'round', 'note'] as const).map((form) => ({
          name: `${form.charAt(0).toUpperCase()}${form.slice(1)}s`,
          to: `bullion-in-stock?form=${form}`,
          predicate: ofForm(form),
        })),
      },
      {
        heading: 'By metal',
        tiles: (['silver', 'gold', 'platinum', 'palladium'] as const).map((metal) => ({
          name: metalWord(metal),
          to: `${metal}/in-stock-${metal}`,
        })),
      },
    ],
  },
  {
    slug: 'holiday-gifts',
    title: 'Holiday Gifts',
    description:
      'Presents in precious metal for every purse, from a copper round to a gold set. Gift wrap and a note can be added at checkout.',
    parents: [],
    predicate: isGift,
    tells: 'deadline',
    tileGroups: [
      budgetsOf('holiday-gifts'),
      {
        heading: 'By person',
        tiles: [
          {
            name: 'For the stocking',
            to: 'holiday-gifts/stocking-stuffers',
            note: 'Small, and it still shines next year',
          },
          {
            name: 'For the family',
            to: 'holiday-gifts/holiday-rounds',
            note: 'Silver with the year of the holiday',
          },
          {
            name: 'For those who wear it',
            to: 'holiday-gifts/jewelry-gifts',
            note: 'No size to know',
          },
          {
            name: 'For collectors',
            to: 'holiday-gifts/gifts-for-collectors',
            note: 'Proofs, certified coins and sets',
          },
          {
            name: 'For a first piece of gold',
            to: 'holiday-gifts/gold-gifts',
            note: 'From a gram to a tenth of an ounce',
          },
        ],
      },
    ],
  },
  {
    slug: 'movietheme',
    title: 'Movie Theme',
    description:
      'Rounds that bow to the movie palaces: gunslingers, monsters and starships in fine silver. No studio owns these scenes, and every film lover knows them.',
    parents: [],
    predicate: tagged('movie'),
  },
];
