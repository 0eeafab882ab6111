import { link, section, term } from '../../pages/page.ts';
import type { Article } from '../article.ts';

export const whatTheGoldAndSilverRatioSays: Article = {
  type: 'blog',
  topic: 'market',
  slug: 'what-the-gold-and-silver-ratio-says',
  title: 'What the gold and silver ratio says, and what not',
  description:
    'One division that everybody quotes: how to read it, and why acting on it costs two spreads.',
  publishedOn: '2026-10-22',
  picture: '1-oz-pamp-lady-fortuna-gold-bar',
  products: ['2026-1-oz-american-gold-eagle-coin-bu', '100-oz-asahi-silver-bar'],
  next: [
    { label: 'See the price of gold over the years', href: '/chart/gold-price' },
    { label: 'Read how spreads and sizes decide a result', href: '/investing-guide/investors' },
  ],
  sections: [
    section(
      'what',
      'One division',
      [
        'Divide the price of an ounce of gold by that of an ounce of silver. The result is the gold and silver ratio: how many ounces of silver one ounce of gold buys. If gold stands at $4,400 and silver at $66, the ratio is 66.7.',
        'It has no unit and no currency. That is its charm: it compares the two metals with each other and leaves the dollar out.',
      ],
      { links: [term('gold and silver ratio', 'gold-and-silver-ratio')] },
    ),
    section(
      'moves',
      'What moves it',
      [
        'The ratio rises when gold gains more than silver, or loses less. It falls when silver gains more, or loses less. So a rising ratio does not mean that silver is falling. It may only be slower.',
        'Silver usually moves further than gold, both up and down. On an ordinary day silver changes by 1.7 percent and gold by 0.9. That is why the ratio often falls when both metals rise quickly, and rises when both fall.',
      ],
      {
        links: [link('On an ordinary day', '/chart/silver-price')],
        table: {
          caption: 'Four days, starting from gold at $4,400 and silver at $66, a ratio of 66.7',
          columns: ['What happens', 'Gold', 'Silver', 'Ratio'],
          rows: [
            ['Both rise, silver more', '$4,444', '$68', '65.4'],
            ['Both fall, silver more', '$4,356', '$64', '68.1'],
            ['Only gold rises', '$4,488', '$66', '68.0'],
            ['Only silver rises', '$4,400', '$68', '64.7'],
          ],
        },
      },
    ),
    section('history', 'How far it has swung', [
      'Over the last decades it has mostly lain between 40 and 100. That is a wide field. In January 2026 alone both metals reached heights that they left again within weeks: gold $5,501.70 and silver $118.45, which is a ratio of 46. In July silver averaged $58.60, half of its height.',
      'There is no number at which the ratio “belongs”. Old laws fixed it at 15 or 16, because a government said so. Mines, factories and savers do not follow that.',
    ]),
    section('says', 'What it says', ['Read with care, it answers three modest questions.'], {
      list: [
        'Which of the two metals has moved more over a time that you choose.',
        'How much silver you would have to carry to hold the value of your gold.',
        'Whether today is unusual, measured by the years that you look at.',
      ],
    }),
    section('says-not', 'What it does not say', ['It is quoted for much more than it holds.'], {
      list: [
        'It does not say that silver is cheap. Both metals can be dear, or both cheap, at the same ratio.',
        'It does not say when something will turn. It can stay far out for years.',
        'It does not know premiums, taxes and your reasons.',
      ],
      links: [term('premiums', 'premium')],
    }),
    section(
      'example',
      'Swapping: an example',
      [
        'Some owners sell gold for silver when the ratio is high, and go back when it is low. Each move costs two trades. Here is the sum with round numbers.',
        'Gold stands at $4,400 and silver at $55, so the ratio is 80. You sell us one Gold Eagle at $4,415. You buy bars of silver at 5 percent over spot: $57.75 an ounce. You get 76.4 ounces, and not 80.',
        'Later gold still stands at $4,400 and silver at $73.33, so the ratio is 60. We pay the bid less 2.5 percent for bars, say $71.40 an ounce: $5,454.96. A new Gold Eagle at 4.2 percent over spot costs $4,584.80. You have one Eagle again, and $870.16 in cash.',
        'On paper the ratio moved from 80 to 60, a gain of a third. In your hand it was 19 percent of one Eagle, before tax. And it could have moved the other way.',
      ],
      { links: [term('spot'), term('bid')] },
    ),
    section('even', 'How far it has to move', [
      'With the same trades and an unmoved price of gold, you are even when 76.4 ounces of silver bring $4,584.80, which is $60.01 an ounce. Silver has to stand near $61.60 for that. From $55 this is a rise of 12 percent, and the ratio is then 71. A move from 80 to 75 would have cost you money, although the idea was right.',
    ]),
    section(
      'tax',
      'A swap is a sale',
      [
        'For the tax office each swap is a sale and a purchase. A gain on the gold you give away may be taxed in that year. Inside an IRA it is not, but the custodian charges a fee for each trade. Ask a tax adviser before you move much.',
      ],
      { links: [term('IRA'), link('taxed in that year', '/investing-guide/taxes-ira')] },
    ),
    section(
      'use',
      'A calmer use',
      [
        'If you buy every month in any case, the ratio can decide which metal is next, and costs nothing: there is no second trade. Buy silver above a number that you have written down, and gold below it. You will not be clever, but you will be consistent.',
        'You can watch each price with an alert, and compare what an ounce of each piece costs before you choose.',
      ],
      {
        links: [link('an alert', '/alert/spot/silver'), link('compare', '/compare')],
        example: {
          kind: 'premium',
          products: ['100-oz-asahi-silver-bar'],
          caption: 'A bar of 100 ounces of silver now, and what we would pay for it',
        },
      },
    ),
  ],
};
