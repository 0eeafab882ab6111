import { question, right, wrong } from './guide/check.ts';
import { link, type Page, section, term } from './page.ts';

export const beginners: Page = {
  path: '/investing-guide/beginners',
  title: 'Beginners',
  description: 'Spot, premium, fineness and the first purchase, explained with numbers.',
  picture: '2026-1-oz-american-silver-eagle-coin-bu',
  products: [
    '2026-1-oz-american-silver-eagle-coin-bu',
    'random-year-1-oz-canadian-silver-maple-leaf-coin-bu',
    '1-oz-any-mint-silver-round',
  ],
  inShort: [
    'Precious metal is weighed in troy ounces and priced by spot, the price of one ounce now.',
    'You pay a premium over spot, and when you sell you do not get all of it back. The difference is what owning metal costs.',
    'A coin from a government mint costs more and sells easily. Rounds and bars cost less for the same metal.',
    'A good first purchase is small, well known and paid by check, eCheck or wire.',
  ],
  check: [
    question(
      'Silver stands at $60.00 and a one-ounce coin costs $66.00. What is the premium?',
      right(
        '$6.00, or ten percent',
        'The premium is what you pay above the metal: $66.00 less $60.00, and $6.00 is a tenth of $60.00.',
      ),
      wrong('$66.00', 'That is the whole price. The premium is only the part above the metal.'),
      wrong(
        'Nothing, because the coin holds an ounce',
        'The coin holds an ounce, but making and selling it costs something too.',
      ),
    ),
    question(
      'A gold Eagle is .9167 fine. How much gold does it hold?',
      wrong(
        'Nine tenths of an ounce',
        'The coin is made heavier than an ounce, so that the gold in it is a full one.',
      ),
      right(
        'A full troy ounce',
        'The coin weighs more than an ounce. What is above the ounce is copper and silver, which make it harder.',
      ),
    ),
    question(
      'Which price tells you best what ten coins will cost?',
      wrong('The “as low as” price', 'It may hold only for a large number of pieces.'),
      wrong('The spot price times ten', 'Spot leaves out the premium.'),
      right(
        'The step of the price table that ten pieces fall in',
        'The table shows the price of each quantity, by check and by card.',
      ),
    ),
  ],
  next: [
    { label: 'Read how to buy and sell', href: '/investing-guide/how-to' },
    { label: 'See what beginners buy', href: '/silver-bullion' },
  ],
  updatedOn: '2026-09-21',
  sections: [
    section(
      'ounce',
      'The ounce is not the kitchen’s',
      [
        'Precious metals are weighed in troy ounces. One troy ounce is 31.1034768 grams, about a tenth more than the ounce of a cookbook. Twelve of them once made a troy pound; today everybody counts in ounces, grams and kilos. A kilo is 32.15 troy ounces.',
        'Copper is the exception: it is weighed in the ordinary pound and ounce.',
      ],
      { links: [term('troy ounces', 'troy-ounce')] },
    ),
    section(
      'spot',
      'Spot, bid and ask',
      [
        'Spot is the price of one troy ounce for delivery now, as large dealers trade it with each other. It has two sides: the bid, which the market pays, and the ask, which it charges. What lies between them is the spread.',
        'Trading runs from Sunday evening to Friday afternoon in New York, with an hour’s rest each day. At the weekend the price stands still, and ours says so.',
      ],
      {
        links: [
          term('bid'),
          term('ask'),
          term('spread'),
          link('ours says so', '/chart/silver-price'),
        ],
      },
    ),
    section(
      'premium',
      'What the premium is',
      [
        'A coin seldom costs only its spot price; the few pieces that do stand on our page of silver at spot. Refining, striking, shipping, insuring and selling it cost something, and that is the premium. Smaller pieces cost more for each ounce, because they take nearly as much work.',
        'A price here is worked out as spot times the ounces of fine metal, plus the premium. If silver stands at $60.00 and a one-ounce coin costs $66.00, its premium is $6.00, or ten percent. When you sell it for $60.50, the $5.50 in between are what owning it has cost you, whatever silver did.',
      ],
      {
        example: {
          kind: 'premium',
          products: ['2026-1-oz-american-silver-eagle-coin-bu'],
          caption: 'One Silver Eagle, paid by check, and what we would pay for it',
        },
        links: [term('premium'), link('silver at spot', '/silver/silver-at-spot')],
        table: {
          caption: 'Premiums over spot for one piece, as nine dealers asked them early in 2026',
          columns: ['Piece', 'Low', 'Middle', 'High'],
          rows: [
            ['Gold Eagle, 1 oz', '1.6 percent', '4.2 percent', '5.1 percent'],
            ['Gold Maple Leaf, 1 oz', '1.3 percent', '2.2 percent', '3.4 percent'],
            ['Silver Eagle, 1 oz', '9.4 percent', '14.5 percent', '20.0 percent'],
            ['Silver Maple Leaf, 1 oz', '5.6 percent', '10.2 percent', '15.3 percent'],
            ['Silver round, 1 oz', '3.1 percent', '6.5 percent', '9.7 percent'],
            ['Silver bar, 10 oz', '4.7 percent', '9.0 percent', '14.5 percent'],
          ],
        },
      },
    ),
    section(
      'fineness',
      'Fineness',
      [
        'Fineness says how much of a piece is the metal itself: .999 means 999 parts of a thousand. A gold Eagle is only .9167, or 22 karat, because copper and silver make it harder; it still holds a full ounce of gold and therefore weighs more than an ounce.',
        'Prices go by the fine metal, not by the weight of the whole piece. Each product page names both, so that you can compare a coin of 22 karat with a bar that is nearly pure.',
      ],
      { links: [term('22 karat', 'karat')] },
    ),
    section(
      'forms',
      'Coins, rounds and bars',
      [
        'Three forms of the same metal, with different promises behind them. The chapter on forms compares them one by one.',
      ],
      {
        links: [link('The chapter on forms', '/investing-guide/beginners/coins-rounds-bars')],
        table: {
          caption: 'Forms compared',
          columns: ['Form', 'Made by', 'Premium', 'Selling again'],
          rows: [
            ['Coin', 'A government mint; legal tender', 'Higher', 'Known everywhere, quick'],
            ['Round', 'A private mint; no face value', 'Lower', 'Easy, at a little less'],
            [
              'Bar',
              'A refiner, with weight and number',
              'Lowest in large sizes',
              'Easy with a known name',
            ],
          ],
        },
      },
    ),
    section(
      'first',
      'A sensible first purchase',
      [
        'There is no right one. Many beginners are content with the four steps below. If you would like company on the way, the chapter walks through a first order from the first look to the parcel.',
      ],
      {
        links: [
          link('walks through a first order', '/investing-guide/beginners/first-ounce'),
          term('eCheck', 'echeck'),
        ],
        list: [
          'Choose one metal and one well-known coin or bar of it.',
          'Buy a number where the next price step is not far off. The price table of each product shows the steps.',
          'Pay by check, eCheck or wire. Cards and PayPal add 4.2 percent, which is often as much as the premium.',
          'Keep the invoice. It is your proof of what you paid when you sell.',
        ],
      },
    ),
    section(
      'mistakes',
      'Mistakes that cost the most',
      ['Each of them is common, and each can be avoided.'],
      {
        list: [
          'Buying a collectable at a collectable’s price when plain metal was wanted.',
          'Comparing “as low as” prices that hold only for 500 pieces paid by wire.',
          'Believing an offer below spot. Metal below its own value is either a mistake or not metal.',
          'Telling people what you own and where it lies.',
        ],
      },
    ),
  ],
};
