import { link, section, term } from '../../pages/page.ts';
import type { Article } from '../article.ts';

export const storingSilverWithoutRegret: Article = {
  type: 'blog',
  topic: 'storing',
  slug: 'storing-silver-without-regret',
  title: 'Storing silver without regret',
  description:
    'Air, water, plastic and wool: what harms silver, what keeps it bright, and how much room it takes.',
  publishedOn: '2026-08-20',
  picture: '1-oz-asahi-silver-bar',
  products: ['air-tite-model-h-ring-capsule', '100-oz-asahi-silver-bar', '1-oz-asahi-silver-bar'],
  next: [
    { label: 'Find the capsule or tube that fits your coins', href: '/supplies' },
    { label: 'Read how to keep a record of what you own', href: '/investing-guide/how-to' },
  ],
  sections: [
    section(
      'enemies',
      'Four enemies',
      [
        'Silver does not rust. It tarnishes, and sulfur is what does it. The metal below stays as it is: a black coin weighs what a bright one weighs.',
      ],
      {
        list: [
          'Sulfur from wool, felt, rubber bands, cheap paper and eggs.',
          'Soft PVC, as in old album pages. It sweats a green film that eats into the surface.',
          'Moisture, which speeds everything up.',
          'Fingers. Skin leaves salt and acid, and a print on a proof stays.',
        ],
        links: [term('proof')],
      },
    ),
    section(
      'ways',
      'What works',
      [
        'Original tubes and capsules are made of harmless plastic: leave coins in them. Put a small bag of silica gel beside them and change or dry it twice a year. Strips against tarnish take sulfur out of the air of a closed box.',
        'Rounds and bars from a private mint often come in a flip or a sheet. If it smells of a new shower curtain, it is PVC: take the piece out. Capsules are sold by the diameter of the coin, and ours can be found by coin or by millimeters.',
      ],
      {
        links: [
          term('tubes', 'tube'),
          term('capsules', 'capsule'),
          link('by coin or by millimeters', '/supplies'),
        ],
      },
    ),
    section(
      'clean',
      'What not to do',
      [
        'Never dip and never rub. A cleaned coin looks dull and streaky to everybody who knows coins, and loses what it had beyond its metal. Toned silver is worth its full weight. We take one percent off for toning when we buy, and nothing off for a bright piece; for scratches, which is what rubbing makes, it is two.',
        'Milk spots are not tarnish. They come from the cleaning of blanks at the mint and do not go away, whatever you do.',
      ],
      { links: [term('Milk spots', 'milk-spots'), link('when we buy', '/sell-to-us')] },
    ),
    section(
      'example',
      'How much room and weight',
      [
        'Silver is bulky for its price. Say that silver stands at $60.00 and gold at $4,400.00. For $30,000 of metal you hold 500 ounces of silver, or 6.8 ounces of gold.',
        'The silver weighs 34.3 pounds, about as much as four gallons of water, and its metal alone fills a jug of one and a half liters. In tubes it takes about twice that room. The gold weighs less than half a pound and is smaller than a walnut.',
      ],
      {
        table: {
          caption: '$30,000 of metal, with silver at $60.00 and gold at $4,400.00',
          columns: ['Metal', 'Troy ounces', 'Weight', 'Volume of the metal'],
          rows: [
            ['Silver', '500', '34.3 pounds', '1,483 cubic centimeters'],
            ['Gold', '6.82', '0.47 pounds', '11 cubic centimeters'],
          ],
        },
      },
    ),
    section('where', 'Where in the house', [
      'Low, heavy and out of sight. A safe of 100 pounds can be carried away by two people: bolt it to a floor of concrete. Shelves bend under silver, and so do the floors of attics. Five hundred ounces on one board are no problem; two thousand are 137 pounds.',
      'Basements are damp. If there is no other place, keep the boxes off the floor, closed, with silica gel, and look twice a year.',
    ]),
    section(
      'elsewhere',
      'Or elsewhere',
      ['Three places are common, and many owners use two of them.'],
      {
        list: [
          'At home: yours at any hour. Ask your insurer in writing how much metal the policy covers; often it is little.',
          'A deposit box at a bank: cheap and discreet, but closed at weekends, and the bank does not insure what is in it.',
          'A depository: insured, audited and ready to sell, for a yearly fee. Metal of an IRA has to be there.',
        ],
        links: [term('depository'), link('Metal of an IRA', '/services/precious-metals-ira')],
      },
    ),
    section(
      'order',
      'An order you can find again',
      [
        'Label each box with what is in it, in large print or in braille, and not on the outside that visitors see. Keep whole tubes and sealed boxes whole: they are counted at a glance and sell without opening. One kind to a tube.',
        'Write down date, piece, quantity, price and dealer, and keep a copy at another place. Pieces you bought here enter your portfolio once they have shipped. Others can be added by hand or from a file.',
      ],
      {
        links: [
          link('your portfolio', '/bold-bullion-portfolio'),
          link('from a file', '/bold-bullion-portfolio/import'),
          term('tube'),
        ],
      },
    ),
    section(
      'large',
      'Larger pieces are easier to keep',
      [
        'A bar of 100 ounces is one thing to store, count and record. A hundred rounds are five tubes. If room is short, buy larger pieces of silver, or some gold beside it. This is what an ounce costs in each of them now.',
      ],
      {
        links: [link('larger pieces of silver', '/silver/silver-bars')],
        example: {
          kind: 'per-ounce',
          products: ['1-oz-asahi-silver-bar', '10-oz-asahi-silver-bar', '100-oz-asahi-silver-bar'],
          caption: 'An ounce of silver in bars of three sizes',
        },
      },
    ),
    section('tell', 'The last rule', [
      'Tell as few people as possible, and one person exactly. Somebody has to find it if you cannot. A sealed letter with your papers, that says where and how much, is enough.',
    ]),
  ],
};
