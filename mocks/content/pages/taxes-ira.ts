import { type Page, section } from './page.ts';

export const taxesIra: Page = {
  path: '/investing-guide/taxes-ira',
  title: 'Taxes and IRA',
  description: 'Sales tax, gains, reports to the tax office, and metal in retirement accounts.',
  updatedOn: '2026-01-15',
  sections: [
    section('notice', 'First of all', [
      'These are the rules as we knew them in January 2026, in general words. Laws change, and they change most often for bullion. Ask a tax adviser about your own case.',
    ]),
    section('sales-tax', 'Sales tax when you buy', [
      'Sales tax follows the state that a parcel is sent to. Most states exempt gold and silver bullion; some exempt it only in large orders, some only above a fineness. Six states and the District of Columbia tax it like everything else. Five states have no sales tax at all. The page State Sales Tax explains each state in a sentence.',
      'Jewelry, supplies and copper are taxed almost everywhere.',
    ]),
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
    section('gains', 'Income tax when you sell', [
      'The Internal Revenue Service counts physical metal as a collectible. What you gain after holding it for a year or less is taxed like wages. After more than a year the rate is your own, but at most 28 percent.',
      'Gain is what you receive less what you paid, premium and shipping included. That is why invoices matter. Losses can be set against gains.',
      'Your portfolio writes a tax report for this year and the last. It takes the oldest pieces first.',
    ]),
    section('reports', 'What dealers report', ['Two forms are often confused. Neither is a tax.'], {
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
    }),
    section('ira', 'Metal in an IRA', [
      'A self-directed account may own metal of a set fineness, kept by a depository. Gains inside it are not taxed year by year: a traditional account pays when money is taken out, a Roth account has paid before.',
      'The limit of what you may contribute is the same as for any other IRA. The page Precious Metals IRA shows the steps, the eligible pieces and the costs.',
    ]),
    section('inherit', 'Giving and inheriting', [
      'Inherited metal usually takes its value of the day of death as the new basis, so that heirs pay tax only on what it gains with them. A gift keeps the basis of the giver. In both cases a list with dates and prices saves guesswork.',
    ]),
  ],
};
