import { link, section, term } from '../../pages/page.ts';
import type { Article } from '../article.ts';

export const junkSilverIsNotJunk: Article = {
  type: 'blog',
  topic: 'buying',
  slug: 'junk-silver-is-not-junk',
  title: 'Junk silver is not junk',
  description:
    'Ninety percent coins counted: what they weigh, how they are priced, and who they suit.',
  publishedOn: '2026-09-24',
  picture: 'morgan-silver-dollar-bu',
  products: [
    '10-face-value-90-washington-quarters-circulated',
    '10-face-value-mercury-dimes-circulated',
    'morgan-silver-dollar-cull',
  ],
  next: [
    { label: 'Read what we report when you sell', href: '/blogs/what-a-1099-b-is' },
    { label: 'Work out what your own coins melt for', href: '/sell-to-us' },
  ],
  sources: [{ name: 'United States Mint', href: 'https://www.usmint.gov' }],
  sections: [
    section(
      'what',
      'What the word means',
      [
        'Until 1964 dimes, quarters and half dollars of the United States were 90 percent silver. People paid for bread with them. Worn ones are of no interest to collectors and are sold by their metal. Dealers call them junk, or more kindly constitutional silver.',
        'The other tenth is copper, which made the coins hard enough for pockets and tills. It is not counted in the price.',
      ],
      { links: [term('constitutional silver', 'constitutional-silver')] },
    ),
    section(
      'face',
      'Counting by face value',
      [
        'These coins are sold by face value: the sum that is written on them. The reason is simple. Ten dimes, four quarters and two half dollars all hold the same silver, because the law set their weight by their value. You need not sort a bag to know its metal. You only add up the dollars.',
        'A dollar of face value held 0.7234 troy ounces when new. After decades in pockets the trade counts 0.715. Silver dollars are a case of their own: a Morgan or a Peace dollar is heavier and holds 0.7734 ounces.',
      ],
      { links: [term('face value', 'face-value'), term('troy ounces', 'troy-ounce')] },
    ),
    section(
      'coins',
      'How many coins that is',
      [
        'Each row below is one dollar of face value, and holds 0.715 ounces by the count of the trade.',
      ],
      {
        table: {
          caption: 'One dollar of face value',
          columns: ['Coin', 'Pieces', 'Silver in one piece'],
          rows: [
            ['Dimes to 1964', '10', '0.0715 troy ounces'],
            ['Quarters to 1964', '4', '0.17875 troy ounces'],
            ['Half dollars to 1964', '2', '0.3575 troy ounces'],
          ],
        },
      },
    ),
    section(
      'example',
      'An example',
      [
        'Say that silver stands at $66.00. A bag of $100 face value holds 71.5 ounces, so its metal is worth $4,719.00. If the bag costs $4,930.00, the premium is $211.00, or 4.5 percent.',
        'A single quarter has $11.80 of silver in it: 0.17875 ounces times $66.00. That is the small change of the metals, and it is why people like these coins.',
      ],
      {
        links: [term('premium')],
        table: {
          caption: 'What face value holds, with silver at $66.00',
          columns: ['Face value', 'Troy ounces', 'Metal'],
          rows: [
            ['$1', '0.715', '$47.19'],
            ['$10', '7.15', '$471.90'],
            ['$100', '71.5', '$4,719.00'],
            ['$1,000', '715', '$47,190.00'],
          ],
        },
      },
    ),
    section(
      'now',
      'An ounce of it, now',
      ['Prices of this moment, by what a troy ounce of silver costs in each of them.'],
      {
        example: {
          kind: 'per-ounce',
          products: [
            '10-face-value-90-washington-quarters-circulated',
            '10-face-value-mercury-dimes-circulated',
            '2026-1-oz-american-silver-eagle-coin-bu',
            '10-oz-asahi-silver-bar',
          ],
          caption: 'Old quarters and dimes beside a new coin and a bar',
        },
      },
    ),
    section(
      'others',
      'Not everything old is 90 percent',
      [
        'Three cousins are often mixed up with it. Each holds less silver, so it has a price of its own.',
      ],
      {
        list: [
          'Kennedy half dollars of 1965 to 1970 are 40 percent silver.',
          'War nickels of 1942 to 1945 are 35 percent silver. A large letter above the dome on the back tells them apart.',
          'Dimes and quarters from 1965 on have no silver at all. Their edge shows a line of copper.',
        ],
      },
    ),
    section(
      'check',
      'How to check a handful',
      [
        'Look at the date first, then at the edge: silver is white all around. Let a coin fall on wood from a finger’s height: silver rings, copper and nickel clack. That test needs no eyes. A scale helps less here than with new coins, because wear has taken a different bite out of each.',
        'A cull is a coin that is bent, holed or worn smooth. Its silver counts by weight, and it should cost less than the others.',
      ],
      { links: [term('cull'), link('A scale', '/blogs/five-tests-at-the-kitchen-table')] },
    ),
    section('who', 'Who it suits', ['These coins have clear strengths and clear limits.'], {
      list: [
        'For: small pieces that everybody in America recognizes, with a government’s stamp.',
        'For: no fear of scratches. They have been in pockets for decades.',
        'Against: bulk. A thousand dollars of face value is 10,000 dimes, and more than 50 pounds.',
        'Against: they cannot go into an IRA, since .900 is below the fineness that the law asks for.',
        'Against: we pay the bid less 3 percent for them, because they have to be counted.',
      ],
      links: [term('IRA'), term('bid'), link('we pay', '/sell-to-us')],
    }),
    section(
      'tax',
      'Two notes on taxes',
      [
        'A dealer who buys $1,000 or more of face value from a private person reports it on form 1099-B. And some states exempt bullion from sales tax only above a fineness of .900 or .999: see your state before you order. For your own case ask a tax adviser.',
      ],
      {
        links: [
          link('see your state', '/state-sales-tax'),
          link('form 1099-B', '/blogs/what-a-1099-b-is'),
        ],
      },
    ),
  ],
};
