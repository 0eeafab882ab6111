import { link, section, term } from '../../pages/page.ts';
import type { Article } from '../article.ts';

export const whatAPremiumIsMadeOf: Article = {
  type: 'blog',
  topic: 'prices',
  slug: 'what-a-premium-is-made-of',
  title: 'What a premium is made of',
  description: 'Why a coin costs more than its silver, part by part, and which part you get back.',
  publishedOn: '2026-11-12',
  picture: '2026-1-oz-american-silver-eagle-coin-bu',
  products: [
    '2026-1-oz-american-silver-eagle-coin-bu',
    '1-oz-sunshine-buffalo-silver-round',
    '10-oz-asahi-silver-bar',
  ],
  next: [
    { label: 'Compare what an ounce costs in several pieces', href: '/compare' },
    { label: 'See what we pay when you sell', href: '/sell-to-us' },
  ],
  sections: [
    section(
      'question',
      'The question we hear most',
      [
        'Silver stands at one price, the coin beside it at another, and the difference can be a seventh of the whole. Where does it go? The difference is called the premium, and this article takes it apart.',
        'The metal itself has a price that everybody can look up. It is called spot, and it moves while the market is open. The premium moves too, but more slowly, and for other reasons.',
      ],
      { links: [term('premium'), term('spot'), link('look up', '/chart/silver-price')] },
    ),
    section(
      'parts',
      'Five parts',
      [
        'No two coins divide in the same way, but all premiums have the same parts. We cannot give you a share of each in cents, because makers do not publish theirs. What we can do is say what each part pays for.',
      ],
      {
        list: [
          'Fabrication: rolling, punching, annealing and striking. A one-ounce coin takes about as much work as a bar of ten ounces.',
          'The mint’s charge. A government mint sells to a few large buyers, at spot plus a fixed sum for each coin.',
          'The way: freight, insurance, and the interest on metal that is on the road.',
          'Hedging. A dealer sells a future for the ounces on the shelf, so as not to gamble with prices. That has its cost.',
          'The shop: people, fraud, packing, and what is left for the owner. Fees of cards are not in it: they are added only when you pay by card.',
        ],
      },
    ),
    section(
      'example',
      'An example with round numbers',
      [
        'Say that silver stands at an ask of $60.00 and a bid of $59.90. A Silver Eagle costs $69.00. Its premium is $9.00, which is 15 percent of the metal. A round of a private mint costs $63.90: $3.90 over spot, or 6.5 percent.',
        'Now sell both on the same day. For an Eagle we pay the bid and 50 cents, which is $60.40. For the round we pay the bid less 2.5 percent, which is $58.40. The Eagle has cost you $8.60, the round $5.50.',
        'So the Eagle brings $2.00 more, but it also cost $5.10 more. The better known piece is not always the cheaper one to own. It is the quicker one to sell.',
      ],
      {
        links: [term('ask'), term('bid'), term('round')],
        table: {
          caption: 'One ounce bought and sold on one day, in an example with silver at $60.00',
          columns: ['Piece', 'You pay', 'We pay you', 'What is gone', 'Share of the price'],
          rows: [
            ['Silver Eagle', '$69.00', '$60.40', '$8.60', '12.5 percent'],
            ['Silver round', '$63.90', '$58.40', '$5.50', '8.6 percent'],
          ],
        },
      },
    ),
    section(
      'today',
      'The same with the prices of now',
      [
        'The sum below is worked out while you read, from our own price, the spot price and our own bid.',
      ],
      {
        example: {
          kind: 'premium',
          products: ['2026-1-oz-american-silver-eagle-coin-bu'],
          caption: 'One Silver Eagle, paid by check, and what we would pay for it',
        },
      },
    ),
    section(
      'back',
      'Which part comes back',
      [
        'When you sell, the next buyer pays for what spares them work: a known coin, undamaged, that can be sold on without long testing. That is why an Eagle brings more than a nameless round, and why a small part of its higher premium returns to you. Fabrication and freight do not return. Nobody pays for them twice.',
        'Condition counts as well. Scratches, dents and milk spots lower what we pay, and we say by how much before you send anything.',
      ],
      {
        links: [term('milk spots', 'milk-spots'), link('before you send anything', '/sell-to-us')],
      },
    ),
    section('changes', 'Why it changes', [
      'Premiums rise when many people want coins at once and presses cannot keep up. They fall when people bring coins back. Spot can stand still meanwhile, so a coin can become dearer on a day on which silver did not.',
      'In spring 2026 the middle price of a Silver Eagle at nine American dealers was 14.5 percent over spot. A tenth of the quotes lay below 9.4 percent and a tenth above 20. The same coin, on the same days, cost one buyer twice the premium of another. Comparing is worth an evening.',
    ]),
    section(
      'lower',
      'How to pay less of it',
      [
        'You cannot take the work out of a coin, but you can choose pieces in which less of it lies on each ounce.',
      ],
      {
        list: [
          'Buy larger pieces. A bar of ten ounces is one piece to make, pack and count.',
          'Buy up to the next step of the price table. At 20 coins, a tube, each costs less than one alone.',
          'Pay by check, eCheck or wire. Cards and PayPal add 4.2 percent here.',
          'Look at impaired pieces, if spots and scratches do not trouble you. The silver weighs the same.',
          'Choose a random year. The date on a bullion coin adds nothing to its metal.',
        ],
        links: [
          link('impaired pieces', '/silver/impaired-silver'),
          term('tube'),
          term('random year', 'random-year'),
        ],
      },
    ),
    section('short', 'In short', [
      'The premium pays for work, freight, risk and the shop. A little of it comes back when the coin is well known and unharmed. What counts is the whole round trip: what you pay, less what you are paid.',
    ]),
  ],
};
