import { link, section, term } from '../../pages/page.ts';
import type { Article } from '../article.ts';

export const eagleMapleOrBritannia: Article = {
  type: 'blog',
  topic: 'buying',
  slug: 'eagle-maple-or-britannia',
  title: 'Eagle, Maple Leaf or Britannia?',
  description: 'Three one-ounce silver coins side by side: fineness, size, security and price.',
  publishedOn: '2026-10-29',
  picture: '2026-1-oz-british-silver-britannia-coin-bu',
  products: [
    '2026-1-oz-american-silver-eagle-coin-bu',
    '2026-1-oz-canadian-silver-maple-leaf-coin-bu',
    '2026-1-oz-british-silver-britannia-coin-bu',
  ],
  next: [
    { label: 'Compare pieces side by side', href: '/compare' },
    { label: 'Read what collectors look for', href: '/investing-guide/collectors' },
  ],
  sources: [
    { name: 'United States Mint', href: 'https://www.usmint.gov' },
    { name: 'Royal Canadian Mint', href: 'https://www.mint.ca' },
    { name: 'The Royal Mint', href: 'https://www.royalmint.com' },
  ],
  sections: [
    section(
      'same',
      'What is the same',
      [
        'All three hold one troy ounce of fine silver, which is 31.1034768 grams. All three are made by a government mint and are legal tender at home. All three may go into an IRA in their present fineness. Any dealer in America knows them at sight.',
        'So nobody makes a mistake by choosing one of them. The differences are in purity, size, security and price, and they are small enough to be a matter of taste.',
      ],
      {
        links: [
          term('troy ounce', 'troy-ounce'),
          term('legal tender', 'legal-tender'),
          link('go into an IRA', '/services/precious-metals-ira'),
        ],
      },
    ),
    section(
      'facts',
      'The facts',
      [
        'The diameter and the tube matter when you look for storage: a capsule for one does not fit another.',
      ],
      {
        links: [term('tube'), term('capsule')],
        table: {
          caption: 'Three silver coins',
          columns: ['Coin', 'Fineness', 'Diameter', 'Tube', 'First struck'],
          rows: [
            ['American Silver Eagle', '.999', '40.6 mm', '20 coins', '1986'],
            ['Canadian Silver Maple Leaf', '.9999', '38 mm', '25 coins', '1988'],
            ['British Silver Britannia', '.999 since 2013', '38.6 mm', '25 coins', '1997'],
          ],
        },
      },
    ),
    section(
      'eagle',
      'The Eagle',
      [
        'The Eagle is the best known in America, and therefore the quickest to sell there. It carries the highest premium of the three, and a small part of that comes back: we pay 50 cents more than the bid for it, and 10 cents more for the other two.',
        'It is also the widest coin. A tube holds only twenty, so a monster box of 500 is twenty-five tubes. The same box of Maple Leafs or Britannias is twenty.',
      ],
      { links: [term('premium'), term('bid'), term('monster box', 'monster-box')] },
    ),
    section(
      'maple',
      'The Maple Leaf',
      [
        'The Maple Leaf is the purest of the three: .9999 means that 9,999 parts of 10,000 are silver. Purer does not mean more silver. Each of the three holds one full ounce, and the other metal in an Eagle comes on top of it.',
        'Fine radial lines and a small engraved leaf can be checked by machine. Early years were known for milk spots. Since 2018 a treatment of the surface keeps most of them away.',
      ],
      { links: [term('milk spots', 'milk-spots')] },
    ),
    section(
      'britannia',
      'The Britannia',
      [
        'Four security features are in its surface, among them a picture that changes from a trident to a padlock when you tilt the coin. You need no tool for that, only a lamp. If you cannot see the change, a friend or a phone camera can.',
        'Mind the year. Britannias from before 2013 are .958 fine and are not allowed in an IRA. They still hold a full ounce of silver and are a little heavier.',
      ],
      { links: [term('fine', 'fineness')] },
    ),
    section(
      'price',
      'What each of them costs',
      [
        'In spring 2026 nine American dealers asked a middle premium of 14.5 percent for the Eagle, 12.9 percent for the Britannia and 10.2 percent for the Maple Leaf. The range was wide: a tenth of the quotes for a Maple Leaf lay below 5.6 percent, and a tenth above 15.3.',
        'An example with silver at $60.00 and those middle premiums: a tube of 20 Eagles costs $1,374.00. Twenty Maple Leafs cost $1,322.40. The difference is $51.60, so that for the price of twenty Eagles you have very nearly 21 Maple Leafs.',
        'When you sell them to us, twenty Eagles bring $8.00 more than twenty Maple Leafs. That does not make up for the difference.',
      ],
      {
        table: {
          caption: 'Twenty coins, with silver at $60.00 and the middle premiums of spring 2026',
          columns: ['Coin', 'Premium', 'One coin', 'Twenty coins'],
          rows: [
            ['Silver Eagle', '14.5 percent', '$68.70', '$1,374.00'],
            ['Silver Britannia', '12.9 percent', '$67.74', '$1,354.80'],
            ['Silver Maple Leaf', '10.2 percent', '$66.12', '$1,322.40'],
          ],
        },
      },
    ),
    section(
      'now',
      'An ounce of each, now',
      ['These are our prices at this moment, by what an ounce of silver costs in each.'],
      {
        example: {
          kind: 'per-ounce',
          products: [
            '2026-1-oz-american-silver-eagle-coin-bu',
            '2026-1-oz-canadian-silver-maple-leaf-coin-bu',
            '2026-1-oz-british-silver-britannia-coin-bu',
          ],
          caption: 'What an ounce costs in each of the three coins',
        },
      },
    ),
    section('feel', 'Telling them apart by touch', [
      'The Eagle is two and a half millimeters wider than the Maple Leaf, and a finger notices that at once. The Britannia lies between them, nearer to the Maple Leaf. If you sort without sight, keep each kind in its own tube and label the lids.',
    ]),
    section('choice', 'Which one?', ['There is no wrong answer here, only different reasons.'], {
      list: [
        'You want to sell quickly in the United States: the Eagle.',
        'You count ounces for your money: the Maple Leaf.',
        'You worry about counterfeits: the Britannia, whose picture you can test by tilting.',
        'You cannot decide: buy a full tube of one. A full tube costs less a coin than single pieces, and it sells as easily.',
      ],
      links: [link('the Eagle', '/silver/american-silver-eagles')],
    }),
  ],
};
