import type { Form, Metal } from '../product.ts';

/** §2: the weights that the menus list, by metal and form. */
export const WEIGHT_PAGES: Readonly<
  Partial<Record<Metal, Readonly<Partial<Record<Form, readonly string[]>>>>>
> = {
  silver: {
    coin: ['1 oz', '2 oz', '5 oz', '10 oz', '1 kilo', '1/2 oz', '1/4 oz', '1/10 oz'],
    bar: [
      '1 oz',
      '2 oz',
      '5 oz',
      '10 oz',
      '100 oz',
      '1 kilo',
      '5 kilo',
      '100 gram',
      '250 gram',
      '500 gram',
    ],
    round: ['1 oz', '2 oz', '5 oz', '10 oz', '1/2 oz', '1/4 oz', '1/10 oz'],
  },
  gold: {
    coin: ['1 oz', '1/2 oz', '1/4 oz', '1/10 oz', '1/20 oz'],
    bar: [
      '1 oz',
      '10 oz',
      '1 gram',
      '2 gram',
      '2.5 gram',
      '5 gram',
      '10 gram',
      '20 gram',
      '50 gram',
      '100 gram',
      '1 kilo',
    ],
  },
  platinum: {
    coin: ['1 oz', '1/10 oz'],
    bar: ['1 oz', '1 gram', '5 gram', '10 gram', '50 gram', '100 gram'],
  },
  palladium: { coin: ['1 oz'], bar: ['1 oz', '100 gram'] },
};

/** What each weight is good for: the second sentence of its page. */
export const WEIGHT_WORDS: Readonly<Record<string, string>> = {
  '1/20 oz': 'The smallest coin most mints strike, more a present than a plan.',
  '1/10 oz': 'A tenth of an ounce is easy to give, to trade and to pay for each month.',
  '1/4 oz': 'A quarter of an ounce keeps the premium in check and still divides a holding well.',
  '1/2 oz': 'Half an ounce sits between the handy and the thrifty.',
  '1 oz': 'One ounce is the measure the whole trade quotes, and the easiest to sell again.',
  '2 oz': 'Two ounces leave room for high relief without the price of a large bar.',
  '5 oz': 'Five ounces lower the premium and fill the hand.',
  '10 oz': 'Ten ounces are the favorite of stackers: thrifty, yet light enough to ship alone.',
  '100 oz': 'A hundred ounces cost the least over spot; plan how you will sell a part of it.',
  '1 kilo': 'A kilo holds 32.15 troy ounces at one of the lowest premiums.',
  '5 kilo': 'Five kilos are for a vault and a long horizon.',
  '1 gram': 'A gram is a first step, at the highest premium of all sizes.',
  '2 gram': 'Two grams make a small present in a sealed card.',
  '2.5 gram': 'Two and a half grams soften the premium of a single gram.',
  '5 gram': 'Five grams fit a birthday and a budget.',
  '10 gram': 'Ten grams are where small bars begin to be thrifty.',
  '20 gram': 'Twenty grams stay below the price of an ounce.',
  '50 gram': 'Fifty grams hold a little more than an ounce and a half.',
  '100 gram': 'A hundred grams hold 3.2 troy ounces at a modest premium.',
  '250 gram': 'A quarter kilo holds about eight troy ounces.',
  '500 gram': 'Half a kilo holds about sixteen troy ounces.',
};
