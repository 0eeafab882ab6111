import { type Page, section } from './page.ts';

export const investors: Page = {
  path: '/investing-guide/investors',
  title: 'Investors',
  description: 'Spreads, sizes, ratios and regular buying: what decides how metal turns out.',
  updatedOn: '2026-09-28',
  sections: [
    section('round-trip', 'Think in round trips', [
      'What counts is not the premium you pay but the premium you do not get back. Buy a coin ten percent over spot and sell it one percent over, and the round trip has cost nine percent. Buy a bar three percent over and sell it two percent under, and it has cost five.',
      'Spot has to rise by about the cost of the round trip before you are even. That is why metal suits years and not weeks.',
    ]),
    section(
      'size',
      'Large or small pieces',
      [
        'Large pieces cost less for each ounce, small ones can be sold one by one. A mixture is common: most of the weight in large pieces, the rest in ounces.',
      ],
      {
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
    section('ratio', 'The gold and silver ratio', [
      'Divide the price of gold by that of silver and you know how many ounces of silver buy one of gold. At $4,400 and $66 the ratio is about 67. Over the last decades it has mostly lain between 40 and 100.',
      'Some owners move from one metal to the other when the ratio is far out. Each move costs two spreads and may be taxed as a sale, so it has to be far out indeed.',
    ]),
    section('regular', 'Buying in steps', [
      'The same sum every month buys more ounces when metal is cheap and fewer when it is dear, without anybody having to be clever. It will not give you the lowest price. It keeps you from choosing the highest one.',
      'Choose steps that reach a price tier and free shipping, or small orders will cost what the method saves.',
    ]),
    section('wild', 'What 2026 has shown', [
      'In January 2026 silver was fixed at $118.45 in London, and in July it averaged $58.60: half of its value in six months. Gold reached $5,501.70 on the same January day. People who had bought a fixed amount each month hardly noticed; people who had borrowed to buy did.',
    ]),
    section('etf', 'Metal in hand or on paper', [
      'Funds that hold metal are cheap to trade and need no safe. They carry a yearly fee, trade only while the exchange is open, and leave you with a claim and not with a coin. Which is better depends on why you wanted metal in the first place.',
    ]),
    section('predictions', 'About predictions', [
      'Your portfolio has room for predictions: your best, your worst, and our analyst’s. They are there to be compared with what happens, which is the quickest cure for believing in them. No estimate here or elsewhere is a promise.',
    ]),
  ],
};
