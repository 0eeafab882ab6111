import { question, right, wrong } from './guide/check.ts';
import { link, type Page, section, term } from './page.ts';

export const investors: Page = {
  path: '/investing-guide/investors',
  title: 'Investors',
  description: 'Spreads, sizes, ratios and regular buying: what decides how metal turns out.',
  picture: '10-oz-sunshine-mint-silver-bar',
  products: [
    'random-year-1-oz-american-silver-eagle-coin-bu',
    '1-oz-any-mint-silver-round',
    '10-oz-sunshine-mint-silver-bar',
    '100-oz-sunshine-mint-silver-bar',
  ],
  inShort: [
    'What metal costs you is the round trip: what you pay over spot, and what you do not get back.',
    'Large pieces cost less for each ounce. Small ones can be sold one at a time.',
    'Buying the same sum in regular steps keeps you from choosing the dearest day.',
    'Prices can halve in half a year. Nobody, we included, knows when.',
  ],
  check: [
    question(
      'You buy at ten percent over spot and sell at one percent over. What has the round trip cost?',
      right('Nine percent of spot', 'You got one of the ten percent back. Nine are gone.'),
      wrong('Ten percent', 'One percent came back when you sold.'),
      wrong('Eleven percent', 'The one percent over spot was paid to you, not by you.'),
    ),
    question(
      'Gold stands at $4,400 and silver at $66. What is the ratio?',
      wrong('4,334', 'That is the difference. The ratio divides one price by the other.'),
      right('About 67', '$4,400 divided by $66 is 66.7: so many ounces of silver buy one of gold.'),
    ),
    question(
      'Why do many people buy the same sum every month?',
      wrong(
        'It always brings the lowest price',
        'It brings something near the average, never the lowest.',
      ),
      right(
        'It buys more ounces when metal is cheap, without a guess',
        'The same money buys more at a low price, and nobody has to know which price is low.',
      ),
      wrong(
        'It avoids the premium',
        'Every purchase has its premium, and small ones often have a larger one.',
      ),
    ),
  ],
  next: [
    { label: 'Read the part for collectors', href: '/investing-guide/collectors' },
    { label: 'See how much metal your budget buys', href: '/how-much-can-i-buy' },
  ],
  updatedOn: '2026-09-28',
  sections: [
    section(
      'round-trip',
      'Think in round trips',
      [
        'What counts is not the premium you pay but the premium you do not get back. Buy a coin ten percent over spot and sell it one percent over, and the round trip has cost nine percent. Buy a bar three percent over and sell it two percent under, and it has cost five.',
        'Spot has to rise by about the cost of the round trip before you are even. That is why metal suits years and not weeks.',
        'You can work it out before you buy. The page of each product we buy back names both prices, and Sell To Us lists what we pay for the most common pieces.',
      ],
      { links: [term('premium'), term('spot', 'spot'), link('Sell To Us', '/sell-to-us')] },
    ),
    section(
      'size',
      'Large or small pieces',
      [
        'Large pieces cost less for each ounce, small ones can be sold one by one. A mixture is common: most of the weight in large pieces, the rest in ounces.',
        'The example puts four pieces of silver side by side, each by what one troy ounce in it costs. A tube or a box of the same coin is often cheaper still, and can be opened later.',
      ],
      {
        links: [term('tube')],
        example: {
          kind: 'per-ounce',
          products: [
            'random-year-1-oz-american-silver-eagle-coin-bu',
            '1-oz-any-mint-silver-round',
            '10-oz-sunshine-mint-silver-bar',
            '100-oz-sunshine-mint-silver-bar',
          ],
          caption: 'Four sizes of silver, by the price of a troy ounce',
        },
        table: {
          caption: 'What size does to a price',
          columns: ['Size', 'Premium', 'Sells', 'Suits'],
          rows: [
            [
              'Grams and tenths',
              'Highest',
              'To anybody',
              'Gifts, and parting with little at a time',
            ],
            ['One ounce', 'Medium', 'To anybody', 'Most people'],
            ['Ten ounces of silver', 'Lower', 'To most', 'Saving regularly'],
            ['Kilo and 100 ounces', 'Lowest', 'To dealers', 'Large sums, long times'],
          ],
        },
      },
    ),
    section(
      'ratio',
      'The gold and silver ratio',
      [
        'Divide the price of gold by that of silver and you know how many ounces of silver buy one of gold. At $4,400 and $66 the ratio is about 67. Over the last decades it has mostly lain between 40 and 100.',
        'Some owners move from one metal to the other when the ratio is far out. Each move costs two spreads and may be taxed as a sale, so it has to be far out indeed. The chapter on silver and gold looks at both metals more closely.',
      ],
      {
        links: [
          term('ratio', 'gold-and-silver-ratio'),
          link('chapter on silver and gold', '/investing-guide/investors/silver-or-gold'),
        ],
      },
    ),
    section(
      'regular',
      'Buying in steps',
      [
        'The same sum every month buys more ounces when metal is cheap and fewer when it is dear, without anybody having to be clever. It will not give you the lowest price. It keeps you from choosing the highest one.',
        'Choose steps that reach a price tier and free shipping, or small orders will cost what the method saves. Shipping and insurance names the sum from which an order ships free.',
        'Write down the sum and the day before you begin. A rule that was made on a quiet day is easier to keep on a loud one.',
      ],
      { links: [link('Shipping and insurance', '/legals/shipping-insurance')] },
    ),
    section('wild', 'What 2026 has shown', [
      'In January 2026 silver was fixed at $118.45 in London, and in July it averaged $58.60: half of its value in six months. Gold reached $5,501.70 on the same January day. People who had bought a fixed amount each month hardly noticed; people who had borrowed to buy did.',
    ]),
    section('etf', 'Metal in hand or on paper', [
      'Funds that hold metal are cheap to trade and need no safe. They carry a yearly fee, trade only while the exchange is open, and leave you with a claim and not with a coin. Which is better depends on why you wanted metal in the first place.',
      'Some people hold both: a fund for what they may sell soon, and coins for what they mean to leave alone.',
    ]),
    section(
      'predictions',
      'About predictions',
      [
        'Your portfolio has room for predictions: your best, your worst, and our analyst’s. They are there to be compared with what happens, which is the quickest cure for believing in them. No estimate here or elsewhere is a promise.',
        'A prediction that was written down can be checked. One that was only thought has always been right.',
      ],
      { links: [link('Your portfolio', '/bold-bullion-portfolio')] },
    ),
  ],
};
