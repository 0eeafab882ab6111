import { link, type Page, section, term } from '../page.ts';
import { question, right, wrong } from './check.ts';

export const silverOrGold: Page = {
  path: '/investing-guide/investors/silver-or-gold',
  title: 'Silver or gold',
  description:
    'How the two metals differ in price, space, premium and temper, without telling you which to buy.',
  picture: '2026-1-oz-canadian-gold-maple-leaf-coin-bu',
  products: [
    '2026-1-oz-canadian-gold-maple-leaf-coin-bu',
    '2026-1-oz-canadian-silver-maple-leaf-coin-bu',
    'random-year-1-10-oz-american-gold-eagle-coin-bu',
  ],
  inShort: [
    'Gold puts much value into little space, with low premiums in pieces of an ounce.',
    'Silver costs little for a piece, moves more, and needs room.',
    'The ratio compares their prices. It tells you where they stand, not where they go.',
  ],
  check: [
    question(
      'The ratio goes from 60 to 80. What has happened?',
      right(
        'Silver has become cheaper against gold',
        'It now takes 80 ounces of silver, and no longer 60, to buy one of gold.',
      ),
      wrong(
        'Gold has fallen',
        'A rising ratio says that gold stands higher against silver. Both may have risen or fallen.',
      ),
      wrong('Silver will rise soon', 'A ratio describes today. It promises nothing.'),
    ),
    question(
      'You want to be able to sell a small amount. What does that speak for?',
      wrong('One ounce of gold', 'It can only be sold as a whole, and that is a large sum.'),
      right(
        'Silver, or small pieces of gold',
        'Either can be sold in steps. Small gold has higher premiums.',
      ),
    ),
  ],
  next: [
    { label: 'Compare the price charts, gold first', href: '/chart/gold-price' },
    { label: 'See how much metal your budget buys', href: '/how-much-can-i-buy' },
  ],
  updatedOn: '2026-10-05',
  sections: [
    section('advice', 'What this chapter does not do', [
      'It does not tell you which metal to buy. We sell both and know the future of neither. It shows how they differ, so that you can choose by what matters to you.',
      'Many owners do not choose at all and hold some of each. That is a choice too, and a sensible one.',
    ]),
    section(
      'moves',
      'What moves them',
      [
        'Gold is mostly held and hardly used up. Central banks and savers own much of it. Its price moves with trust in money, with interest rates after inflation, and with what central banks buy.',
        'Silver is a metal of savers and of factories. More than half of it goes into industry: solar cells, electronics, brazing. It often follows gold, and then it follows factories as well, so that it swings wider in both directions.',
        'On a usual day gold moves by 0.9 percent and silver by 1.7 percent. Usual days are most days, and the others are the ones that people remember.',
      ],
      { links: [link('gold', '/gold-bullion')] },
    ),
    section(
      'space',
      'Price and space',
      [
        'A troy ounce of gold is a coin that vanishes in a hand. The same money in silver is several pounds of metal. That makes silver easy to buy in small steps, and tiring to carry, ship and store.',
        'The other side is change. An ounce of gold is one large decision, at the purchase and at the sale. Small gold coins solve that, at a price: a tenth of an ounce takes nearly as much work as a whole one. The example shows it.',
      ],
      {
        links: [term('troy ounce', 'troy-ounce')],
        example: {
          kind: 'per-ounce',
          products: [
            '2026-1-oz-canadian-gold-maple-leaf-coin-bu',
            'random-year-1-10-oz-american-gold-eagle-coin-bu',
            '1-gram-pamp-lady-fortuna-gold-bar',
          ],
          caption: 'Gold in three sizes, by the price of a troy ounce',
        },
      },
    ),
    section(
      'premium',
      'Premium and spread',
      [
        'The premium is a larger part of the price of silver than of gold, because striking a coin costs about the same in either metal. In shops early in 2026 a Gold Eagle stood in the middle of all offers at 4.2 percent over spot, and a Silver Eagle at 14.5 percent.',
        'So silver has to rise further before you are even. Large bars narrow the gap, and so do rounds. Compare round trips, what you pay and what you would get back, and not purchases alone.',
      ],
      {
        links: [
          term('premium'),
          term('spot'),
          link('Compare round trips', '/investing-guide/investors'),
        ],
      },
    ),
    section(
      'ratio',
      'The ratio between them',
      [
        'Divide the price of gold by that of silver. If gold stands at $4,400 and silver at $66, the ratio is about 67: so many ounces of silver buy one of gold. Over the last decades it has mostly lain between 40 and 100.',
        'Some owners use it to choose what to add next: silver when the ratio is high, gold when it is low. Nothing forces it back to any number, and it can stay far out for years. To exchange one metal for the other costs two spreads, and may be taxed as a sale.',
      ],
      { links: [term('ratio', 'gold-and-silver-ratio'), term('spreads', 'spread')] },
    ),
    section('table', 'Side by side', ['No row of this table decides by itself.'], {
      table: {
        caption: 'Gold and silver compared',
        columns: ['Question', 'Gold', 'Silver'],
        rows: [
          ['Mostly held for', 'Savings, central banks, jewelry', 'Industry first, savings second'],
          ['A usual day', 'Moves 0.9 percent', 'Moves 1.7 percent'],
          ['Room that it takes', 'Very little', 'Much'],
          ['Premium of an ounce', 'Low', 'Higher'],
          ['Smallest useful step', 'A gram or a tenth of an ounce', 'An ounce'],
          ['Sales tax', 'Exempt in most states', 'Exempt in most states'],
          ['In an IRA', 'From .995 fine, and Eagles', 'From .999 fine'],
        ],
      },
    }),
    section(
      'decide',
      'Questions that help to decide',
      ['Answer them on paper, before you look at today’s price.'],
      {
        list: [
          'How large is the sum, and how often will I add to it?',
          'Where will it lie, and who has to carry it?',
          'Would I rather sell all of it at once, or a little each year?',
          'How did I feel when something I owned fell by a third? Would I have sold?',
          'Do I want to look at it, or only to own it?',
        ],
      },
    ),
  ],
};
