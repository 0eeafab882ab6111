import { question, right, wrong } from './guide/check.ts';
import { link, type Page, section, term } from './page.ts';

export const taxesIra: Page = {
  path: '/investing-guide/taxes-ira',
  title: 'Taxes and IRA',
  description: 'Sales tax, gains, reports to the tax office, and metal in retirement accounts.',
  picture: '2026-1-oz-american-gold-eagle-coin-bu',
  products: ['2026-1-oz-american-silver-eagle-coin-bu', '2026-1-oz-american-gold-eagle-coin-bu'],
  inShort: [
    'Sales tax follows the state a parcel goes to. Most states exempt gold and silver bullion.',
    'A gain is taxed as a collectible: at most 28 percent after more than a year.',
    'Dealers report some sales and some payments in cash. A report is not a tax.',
    'Metal in an IRA has to be fine enough and kept by a depository. Ask a tax adviser about your own case.',
  ],
  check: [
    question(
      'You sold coins after three years, with a gain. What is the most federal tax on it?',
      right(
        '28 percent of the gain',
        'After more than a year the rate is your own, but at most 28 percent.',
      ),
      wrong(
        '28 percent of what you received',
        'Only the gain is taxed: what you received less what you paid.',
      ),
      wrong(
        'Nothing, because it is metal',
        'Metal is a collectible to the tax office, and gains on it are taxed.',
      ),
    ),
    question(
      'A dealer fills in form 1099-B for your sale. What does it mean?',
      wrong('You have to pay a tax to the dealer', 'A dealer collects no tax on your gain.'),
      right(
        'The tax office learns of the sale',
        'The form is a report. What you owe depends on your gain.',
      ),
    ),
    question(
      'May metal of your IRA lie in your safe at home?',
      wrong(
        'Yes, if the safe is insured',
        'Insurance does not change it. A depository has to keep the metal.',
      ),
      right(
        'No, taking it home counts as taking it out',
        'It is a distribution then, and usually taxed as a whole.',
      ),
    ),
  ],
  next: [
    { label: 'Read how metal gets into an IRA', href: '/services/precious-metals-ira' },
    { label: 'Look up the sales tax of your state', href: '/state-sales-tax' },
  ],
  updatedOn: '2026-01-15',
  sections: [
    section('notice', 'First of all', [
      'These are the rules as we knew them in January 2026, in general words. Laws change, and they change most often for bullion. Ask a tax adviser about your own case.',
    ]),
    section(
      'sales-tax',
      'Sales tax when you buy',
      [
        'Sales tax follows the state that a parcel is sent to. Most states exempt gold and silver bullion; some exempt it only in large orders, some only above a fineness. Six states and the District of Columbia tax it like everything else. Five states have no sales tax at all. The page State Sales Tax explains each state in a sentence.',
        'Jewelry, supplies and copper are taxed almost everywhere.',
      ],
      { links: [term('bullion'), link('State Sales Tax', '/state-sales-tax')] },
    ),
    section(
      'thresholds',
      'States with a threshold',
      [
        'Here an order just below the limit costs more than one just above it. The cart tells you when a little more would free the whole order.',
      ],
      {
        table: {
          caption: 'Orders of gold and silver bullion that become exempt',
          columns: ['State', 'From'],
          rows: [
            ['California', '$2,000'],
            ['Connecticut', '$1,000'],
            ['Massachusetts', '$1,000'],
            ['New Jersey', '$1,000'],
            ['New York', 'More than $1,000, and not far above the value of the metal'],
          ],
        },
      },
    ),
    section(
      'gains',
      'Income tax when you sell',
      [
        'The Internal Revenue Service counts physical metal as a collectible. What you gain after holding it for a year or less is taxed like wages. After more than a year the rate is your own, but at most 28 percent.',
        'Gain is what you receive less what you paid, premium and shipping included. That is why invoices matter. Losses can be set against gains.',
        'Your portfolio writes a tax report for this year and the last. It takes the oldest pieces first.',
        'The example follows a purchase that we made up: twenty Silver Eagles at $37.20 each on March 10, 2025, which is $744.00 in all. It sells them to us at what we pay now.',
        'How to keep the papers for all this, and what to write down, has a chapter of its own.',
      ],
      {
        links: [
          link('tax report', '/bold-bullion-portfolio/tax-report'),
          link('a chapter of its own', '/investing-guide/taxes-ira/keeping-records'),
        ],
        example: {
          kind: 'gain',
          products: ['2026-1-oz-american-silver-eagle-coin-bu'],
          quantity: 20,
          boughtOn: '2025-03-10',
          paidEach: 37.2,
          caption: 'Twenty Silver Eagles from 2025, sold to us today',
        },
      },
    ),
    section(
      'reports',
      'What dealers report',
      [
        'Two forms are often confused. Neither is a tax. The page Sell To Us names every kind and amount that we report.',
      ],
      {
        links: [link('Sell To Us', '/sell-to-us')],
        table: {
          caption: 'Forms',
          columns: ['Form', 'When', 'What counts'],
          rows: [
            [
              '1099-B',
              'You sell certain metals in certain amounts',
              'For example a kilo of gold bars, or 1,000 ounces of silver bars',
            ],
            [
              '8300',
              'You pay more than $10,000 in cash',
              'Notes, cashier’s checks and money orders of $10,000 or less; not wires or personal checks',
            ],
          ],
        },
      },
    ),
    section(
      'ira',
      'Metal in an IRA',
      [
        'A self-directed account may own metal of a set fineness, kept by a depository. Gains inside it are not taxed year by year: a traditional account pays when money is taken out, a Roth account has paid before.',
        'The limit of what you may contribute is the same as for any other IRA. The page Precious Metals IRA shows the steps, the eligible pieces and the costs.',
        'Not every coin that looks the part may be owned. A Krugerrand may not, although it is bullion like the rest; an American Eagle may, because the law names it.',
      ],
      {
        links: [
          term('fineness'),
          term('depository'),
          link('Precious Metals IRA', '/services/precious-metals-ira'),
        ],
      },
    ),
    section('inherit', 'Giving and inheriting', [
      'Inherited metal usually takes its value of the day of death as the new basis, so that heirs pay tax only on what it gains with them. A gift keeps the basis of the giver. In both cases a list with dates and prices saves guesswork.',
      'Tell one person you trust where the list is. Metal that nobody knows of is often lost, or sold by somebody who does not know what it is.',
    ]),
    section(
      'ask',
      'What to ask a tax adviser',
      ['An hour is worth more with the questions written down. These are the usual ones:'],
      {
        list: [
          'Which rate would apply to a gain of mine, this year and next?',
          'Does my state tax the gain as well?',
          'Which losses of mine could be set against it?',
          'Which papers do you want to see for each piece?',
          'Does an IRA with metal fit my other accounts, after its yearly fees?',
        ],
      },
    ),
  ],
};
