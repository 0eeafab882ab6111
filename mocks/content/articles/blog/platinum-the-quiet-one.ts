import { link, section, term } from '../../pages/page.ts';
import type { Article } from '../article.ts';

export const platinumTheQuietOne: Article = {
  type: 'blog',
  topic: 'market',
  slug: 'platinum-the-quiet-one',
  title: 'Platinum, the quiet one',
  description:
    'Rarer than gold and cheaper for years: what platinum is for, and what a small market means for you.',
  publishedOn: '2026-06-11',
  picture: '2026-1-oz-american-platinum-eagle-coin-bu',
  products: ['2026-1-oz-american-platinum-eagle-coin-bu', '2026-1-oz-american-gold-eagle-coin-bu'],
  next: [
    { label: 'See coins and bars of platinum', href: '/platinum-bullion' },
    { label: 'Look up how your state taxes platinum', href: '/state-sales-tax' },
  ],
  sections: [
    section(
      'rare',
      'Rare and cheap',
      [
        'Some 170 to 190 tons of platinum are mined in a year, about a twentieth of the gold. Most of it comes from South Africa. It was dearer than gold for most of the last century and has been cheaper since 2015.',
        'That surprises people who think that rare means dear. A price is made by two sides. Few tons come to the market, but few buyers come as well. Gold is held by savers and by central banks all over the world. Platinum is mostly held by people who use it up.',
      ],
      { links: [link('has been cheaper', '/chart/platinum-price')] },
    ),
    section('use', 'What it is for', [
      'A third and more of the platinum goes into catalysts that clean exhaust. The rest goes into jewelry, glass, chemistry and, a little, into bars and coins. Fewer diesel cars mean less platinum. Hydrogen, which needs it for making and for using, perhaps means more.',
      'So its price listens to factories more than to fear. When people rush to gold, platinum may stand still. When a mine has no electricity, platinum may jump on a day when gold sleeps.',
    ]),
    section(
      'pieces',
      'What you can buy',
      [
        'The choice is smaller than with silver or gold, and every piece of one ounce is easy to keep.',
      ],
      {
        list: [
          'Coins of government mints, such as the American Platinum Eagle. They are .9995 fine and legal tender.',
          'Bars from a gram to ten ounces, most of them sealed in an assay card.',
          'Proofs for collectors, with a design that changes from year to year.',
        ],
        links: [
          term('fine', 'fineness'),
          term('legal tender', 'legal-tender'),
          term('assay card', 'assay-card'),
          term('Proofs', 'proof'),
        ],
      },
    ),
    section(
      'spread',
      'A small market has a wide spread',
      [
        'Bid and ask lie further apart than with gold; what lies between them is the spread. Gold’s two prices differ by less than a tenth of a percent, platinum’s often by about one percent. And dealers keep fewer pieces, so premiums are higher: in spring 2026 the middle premium of a Platinum Eagle was 15.1 percent. That of a Gold Eagle was 4.2.',
      ],
      { links: [term('premiums', 'premium'), term('Bid'), term('spread'), term('ask')] },
    ),
    section(
      'example',
      'An example: there and back',
      [
        'Say that platinum stands at an ask of $1,800.00 and a bid of $1,785.00, and gold at $4,400.00 and $4,398.00. A Platinum Eagle with a premium of 15 percent costs $2,070.00. We pay the bid less 2 percent for platinum coins: $1,749.30. The way there and back costs $320.70, or 15.5 percent of what you paid.',
        'A Gold Eagle with a premium of 4.2 percent costs $4,584.80. We pay the bid and 0.4 percent: $4,415.59. The way costs $169.21, or 3.7 percent.',
        'To be even, the bid for platinum has to rise to $2,112.24, which is 18.3 percent. The bid for gold has to rise to $4,566.53, which is 3.8 percent.',
      ],
      {
        table: {
          caption: 'One ounce there and back on one day, in the example',
          columns: ['Coin', 'You pay', 'We pay', 'The way costs', 'The bid must rise by'],
          rows: [
            ['Platinum Eagle', '$2,070.00', '$1,749.30', '$320.70', '18.3 percent'],
            ['Gold Eagle', '$4,584.80', '$4,415.59', '$169.21', '3.8 percent'],
          ],
        },
      },
    ),
    section(
      'now',
      'The same with the prices of now',
      ['This sum uses our price, the spot price and our bid of this moment.'],
      {
        links: [term('spot')],
        example: {
          kind: 'premium',
          products: ['2026-1-oz-american-platinum-eagle-coin-bu'],
          caption: 'One Platinum Eagle, paid by check, and what we would pay for it',
        },
      },
    ),
    section(
      'tax',
      'Mind the tax',
      [
        'Several states that exempt gold and silver tax platinum, or its coins, or its bars. California taxes platinum bars at any amount. Massachusetts and Connecticut exempt gold and silver from $1,000 on, and platinum never. Texas exempts bars and taxes coins. Florida exempts platinum bullion.',
        'Laws change, and they change most often for metals. The page of your state says what we charge today, and the checkout shows it with the reason before you pay. What your own case is, a tax adviser can tell you.',
      ],
      { links: [link('The page of your state', '/state-sales-tax')] },
    ),
    section(
      'who',
      'Who it suits',
      ['Platinum is not a better gold and not a cheaper gold. It is another thing.'],
      {
        list: [
          'For you, if you hold gold and silver already and want something that moves at other times.',
          'For you, if you can wait for years. The way there and back has to be earned first.',
          'Not for you, if you may have to sell next month.',
          'In an IRA it is allowed from .9995 on, kept by a depository.',
        ],
        links: [term('IRA'), term('depository')],
      },
    ),
    section(
      'care',
      'Keeping it and testing it',
      [
        'Platinum does not tarnish and does not mind air or water. It is denser than gold: 21.45 grams for a cubic centimeter. So a false piece of platinum has no cheap metal to hide behind. A scale and a caliper go a long way.',
      ],
      { links: [link('A scale and a caliper', '/blogs/five-tests-at-the-kitchen-table')] },
    ),
  ],
};
