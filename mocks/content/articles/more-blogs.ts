import { section } from '../pages/page.ts';
import type { Article } from './article.ts';

const type = 'blog';

export const moreBlogs: readonly Article[] = [
  {
    type,
    slug: 'storing-silver-without-regret',
    title: 'Storing silver without regret',
    description: 'Air, water, plastic and wool: what harms silver and what keeps it bright.',
    publishedOn: '2026-08-20',
    picture: '1-oz-asahi-silver-bar',
    sections: [
      section(
        'enemies',
        'Four enemies',
        ['Silver does not rust. It tarnishes, and sulfur is what does it.'],
        {
          list: [
            'Sulfur from wool, felt, rubber bands and eggs.',
            'Soft PVC, as in old album pages. It leaves a green film.',
            'Moisture, which speeds everything up.',
            'Fingers.',
          ],
        },
      ),
      section('ways', 'What works', [
        'Original tubes and capsules are made of harmless plastic. Put a small bag of silica gel beside them and change it twice a year. Strips against tarnish take sulfur out of the air of a closed box.',
      ]),
      section('clean', 'What not to do', [
        'Never dip and never rub. A cleaned coin looks dull and streaky to everybody who knows coins, and loses what it had beyond its metal. Toned silver is worth its full weight.',
      ]),
      section('where', 'Where', [
        'Low, heavy and out of sight. Five hundred ounces weigh 34 pounds, and a safe of 100 pounds can be carried away by two people: bolt it down.',
      ]),
    ],
  },
  {
    type,
    slug: 'reading-a-price-table',
    title: 'Reading a price table',
    description: 'Quantity down, payment across: how to find the one price that is yours.',
    publishedOn: '2026-07-16',
    sections: [
      section('axes', 'Two questions', [
        'How many do you buy, and how do you pay? Each row answers the first, each column the second. The price where they meet is the price of one piece.',
      ]),
      section('steps', 'The steps', [
        'For one-ounce silver the steps are often at 20, 100 and 500 pieces, for gold at 5, 10 and 50. Silver falls by up to one and a half percent a step, gold by a few tenths.',
      ]),
      section('next', 'One more can cost less', [
        'Nineteen pieces at $68.40 are $1,299.60. Twenty at $67.60 are $1,352.00: the twentieth costs $52.40. The cart says so when you are near a step.',
      ]),
      section('card', 'The card column', [
        'Cards and PayPal cost us several percent, and we add 4.2. On a ten-ounce bar that is more than the premium of many dealers. An eCheck costs nothing but a few days.',
      ]),
    ],
  },
  {
    type,
    slug: 'platinum-the-quiet-one',
    title: 'Platinum, the quiet one',
    description:
      'Rarer than gold and cheaper for years: what platinum is for and why it trades so differently.',
    publishedOn: '2026-06-11',
    picture: '2026-1-oz-american-platinum-eagle-coin-bu',
    sections: [
      section('rare', 'Rare and cheap', [
        'Some 170 to 190 tons of platinum are mined in a year, about a twentieth of the gold. Most of it comes from South Africa. It was dearer than gold for most of the last century and has been cheaper since 2015.',
      ]),
      section('use', 'What it is for', [
        'A third and more goes into catalysts that clean exhaust, the rest into jewelry, glass, chemistry and, a little, into bars and coins. Fewer diesel cars mean less platinum, hydrogen perhaps more.',
      ]),
      section('spread', 'A small market', [
        'Bid and ask lie further apart than with gold. In spring 2026 the middle premium of a platinum Eagle was 15 percent. A bar costs less, and brings less.',
      ]),
      section('tax', 'Mind the tax', [
        'Several states that exempt gold and silver tax platinum, or its coins, or its bars. Look at your state before you order.',
      ]),
    ],
  },
];
