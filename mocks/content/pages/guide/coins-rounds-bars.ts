import { link, type Page, section, term } from '../page.ts';
import { question, right, wrong } from './check.ts';

export const coinsRoundsBars: Page = {
  path: '/investing-guide/beginners/coins-rounds-bars',
  title: 'Coins, rounds and bars',
  description:
    'Three forms of the same metal: who stands behind each, what it costs, and how it sells.',
  picture: '1-oz-any-mint-silver-round',
  products: [
    '2026-1-oz-canadian-silver-maple-leaf-coin-bu',
    '1-oz-sunshine-buffalo-silver-round',
    '1-oz-any-mint-silver-bar',
    '10-oz-sunshine-mint-silver-bar',
  ],
  inShort: [
    'A coin comes from a government mint, a round or a bar from a private one.',
    'All three can hold the same silver. You pay for the name and for the work.',
    'A name that every dealer knows sells more quickly, and at a better price.',
  ],
  check: [
    question(
      'A round says “one dollar of silver” in its design. Is it legal tender?',
      wrong(
        'Yes, because of the words',
        'Words do not make money. A government has to issue the piece.',
      ),
      right('No, a private mint made it', 'Only a government gives a piece a face value in law.'),
    ),
    question(
      'You may need to sell a little at a time. What suits you?',
      right('Several one-ounce pieces', 'Each can be sold by itself, and nobody has to cut a bar.'),
      wrong('One bar of 100 ounces', 'It can only be sold as a whole.'),
    ),
  ],
  next: [
    { label: 'Read how to sell again', href: '/investing-guide/how-to/sell-again' },
    { label: 'See bars of silver', href: '/silver/silver-bars' },
  ],
  updatedOn: '2026-10-26',
  sections: [
    section(
      'same',
      'The same metal three times',
      [
        'A coin, a round and a bar of one ounce hold the same amount of silver. Melted together, nobody could say which drop came from which. What differs is who made the piece, what stands on it, and who will buy it without asking questions.',
        'The example shows what that difference comes to today, for each troy ounce.',
      ],
      {
        links: [term('troy ounce', 'troy-ounce')],
        example: {
          kind: 'per-ounce',
          products: [
            '2026-1-oz-canadian-silver-maple-leaf-coin-bu',
            '1-oz-sunshine-buffalo-silver-round',
            '1-oz-any-mint-silver-bar',
            '10-oz-sunshine-mint-silver-bar',
          ],
          caption: 'A coin, a round and two bars, by the price of a troy ounce',
        },
      },
    ),
    section(
      'coins',
      'Coins',
      [
        'A coin is struck for a government. It carries the name of its country and a face value, which makes it legal tender. The face value is a formality: a Silver Eagle says one dollar and is worth many.',
        'Governments change little in their bullion coins from year to year, so that a dealer anywhere knows the weight and the metal at a glance. That is what the higher premium buys. Part of it comes back when you sell.',
        'Some countries change the picture every year. These coins please the eye, and their price can leave the metal behind. The part for collectors is about them.',
      ],
      {
        links: [
          term('face value', 'face-value'),
          term('legal tender', 'legal-tender'),
          term('premium'),
          link('part for collectors', '/investing-guide/collectors'),
        ],
      },
    ),
    section(
      'rounds',
      'Rounds',
      [
        'A round has the shape of a coin and none of its rank. A private mint makes it, in any design it likes, and its edge or back names the weight and the fineness. It has no face value.',
        '“Any mint” means that we choose the maker from what we have. You get the metal you paid for, in a design you did not choose. For somebody who wants silver by weight, that is often enough.',
        'When you sell a round, we pay a little under the market’s bid. We have to find a buyer for it first, and the design helps less than a country’s name would.',
      ],
      { links: [term('bid')] },
    ),
    section(
      'bars',
      'Bars',
      [
        'Bars run from a single gram to a thousand ounces. Small ones of gold come sealed in an assay card, which states weight, fineness and number; leave them in it. Large ones of silver are stamped or poured, with the weight on the face.',
        'A bar of ten ounces takes little more work than one of a single ounce, so that each ounce in it costs less. The price of that is less freedom: you sell all of it or none.',
        'Choose a maker whose name other dealers know. An unknown bar may be perfectly good metal, but the next buyer has to test it before believing that.',
      ],
      { links: [term('assay card', 'assay-card'), term('poured', 'hand-poured')] },
    ),
    section(
      'choose',
      'Which suits whom',
      ['There is no best form. There is one that fits what you mean to do.'],
      {
        table: {
          caption: 'What to look at first',
          columns: ['If you want', 'Look at', 'Because'],
          rows: [
            ['To sell quickly anywhere', 'Coins of large series', 'Every dealer knows them'],
            ['The most silver for a sum', 'Rounds, and bars of ten ounces', 'Low premiums'],
            [
              'To save a large sum',
              'Bars of a kilo or 100 ounces',
              'The lowest premiums by weight',
            ],
            [
              'To give something away',
              'A coin of the year, in a capsule',
              'It says when and from where',
            ],
            ['Metal for an IRA', 'Pieces marked “IRA eligible”', 'The law asks for a fineness'],
          ],
        },
      },
    ),
    section(
      'together',
      'Tubes and boxes',
      [
        'Coins leave the mint in tubes of 20 or 25 and in sealed boxes of several hundred. A tube saves a little for each coin and keeps them from rubbing. Sell it unopened if you can: a buyer does not have to look at every piece.',
        'Boxes are for large sums: hundreds of coins with one seal, which a buyer can count without opening.',
        'You do not have to decide once and for all. Many people begin with coins, learn what they like, and add larger pieces later. To see two or more pieces side by side, with every price step, put them into the comparison.',
      ],
      { links: [term('tubes', 'tube'), link('the comparison', '/compare')] },
    ),
  ],
};
