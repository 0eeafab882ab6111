import { link, type Page, section, term } from '../page.ts';
import { question, right, wrong } from './check.ts';

export const keepingRecords: Page = {
  path: '/investing-guide/taxes-ira/keeping-records',
  title: 'Keeping records',
  description:
    'What to write down about each piece, for the tax return, the insurer and your heirs.',
  picture: '1-gram-pamp-lady-fortuna-gold-bar',
  products: ['random-year-1-oz-american-gold-eagle-coin-bu'],
  inShort: [
    'A gain is what you received less what you paid. Without papers you cannot show what you paid.',
    'Note the day, the piece, the quantity, the price, the shipping and the seller of every purchase.',
    'Your portfolio keeps what you bought here and takes in the rest. It writes a tax report.',
  ],
  check: [
    question(
      'You bought in March 2025 and sell in February 2026. Which rate applies to the gain?',
      right('That of your wages', 'It was held for less than a year.'),
      wrong('At most 28 percent', 'That is for what was held for more than a year.'),
    ),
    question(
      'Does shipping belong to what you paid?',
      right('Yes', 'Premium and shipping are part of it, and make the gain smaller.'),
      wrong('No, only the metal counts', 'What you paid to get the piece counts as a whole.'),
    ),
  ],
  next: [
    { label: 'Open your tax report', href: '/bold-bullion-portfolio/tax-report' },
    { label: 'Add what you bought elsewhere', href: '/bold-bullion-portfolio/add' },
  ],
  updatedOn: '2026-01-15',
  sections: [
    section('why', 'Why bother', [
      'Metal has no statement that comes by mail. Nobody but you knows what you own, when you bought it, or what you paid. Three people will ask one day: the tax office when you sell, the insurer when something is gone, and your heirs when you cannot answer.',
      'This chapter speaks of federal rules in general words, as we knew them in January 2026. It is not advice. Ask a tax adviser about your own case.',
    ]),
    section(
      'what',
      'What to write down',
      ['One line for each purchase is enough, if nothing in it is missing.'],
      {
        table: {
          caption: 'A line of a record',
          columns: ['Column', 'For example', 'Who asks for it'],
          rows: [
            ['Day of the purchase', 'March 10, 2025', 'Tax office: long or short?'],
            ['Piece, with year and maker', '2025 Silver Eagle', 'Insurer and heirs'],
            ['Quantity', '20', 'Everybody'],
            ['Price of one, and the total', '$37.20, $744.00', 'Tax office: what you paid'],
            ['Shipping and fees', 'Free', 'Tax office: part of what you paid'],
            ['Seller and invoice number', 'The number on the invoice', 'Whoever doubts the rest'],
            ['Numbers of bars and holders', 'The number stamped on the bar', 'Insurer and police'],
            ['Where it lies', 'Kept in another place than this list', 'Heirs'],
          ],
        },
      },
    ),
    section(
      'basis',
      'Basis, gain and loss',
      [
        'What you paid is called the basis. It includes the premium and the shipping. What you receive, less the costs of selling, minus the basis, is the gain or the loss.',
        'The day decides as well. A gain on a piece that you held for a year or less is taxed like wages. After more than a year the rate is your own, but at most 28 percent, because metal counts as a collectible. Losses can be set against gains.',
        'The example takes ten Gold Eagles that we suppose were bought at $2,960 each on March 10, 2025, which is $29,600 in all, and sells them to us now.',
      ],
      {
        links: [term('premium')],
        example: {
          kind: 'gain',
          products: ['random-year-1-oz-american-gold-eagle-coin-bu'],
          quantity: 10,
          boughtOn: '2025-03-10',
          paidEach: 2960,
          caption: 'Ten Gold Eagles from 2025, sold to us today',
        },
      },
    ),
    section(
      'which',
      'Which piece did you sell?',
      [
        'If you bought the same coin on several days, it matters which one you sell. Your portfolio takes the oldest first, and its tax report follows that order. Other orders may be possible if you can show which piece it was. Ask your adviser before you sell, not after.',
        'A made-up case: one coin bought at $25.00, another of the same kind at $40.00, and one sold at $60.00. By the oldest first the gain is $35.00. With the other coin it would be $20.00.',
      ],
      { links: [link('Your portfolio', '/bold-bullion-portfolio')] },
    ),
    section(
      'portfolio',
      'What the portfolio does for you',
      ['It keeps the list, so that you only have to add what it cannot know.'],
      {
        list: [
          'What you buy here with an account enters by itself once it has shipped.',
          'What you bought elsewhere you can add one by one, or all at once from a file.',
          'A sale is recorded with its day and price. The gain follows from it.',
          'The tax report covers this year and the last, on a page and as a PDF.',
          'Every list can be saved as a file, so that it never depends on us.',
        ],
        links: [
          link('add one by one', '/bold-bullion-portfolio/add'),
          link('all at once from a file', '/bold-bullion-portfolio/import'),
          link('The tax report', '/bold-bullion-portfolio/tax-report'),
        ],
      },
    ),
    section(
      'forms',
      'Forms that others fill in',
      [
        'Some sales are reported by the dealer on form 1099-B: certain metals, in certain amounts. Payments of more than $10,000 in cash are reported on form 8300. Neither is a tax, and neither replaces your own record. A sale that nobody reports is taxed like one that somebody does.',
        'Keep a copy of every form you are given with the invoice of the purchase. One envelope for each sale is enough.',
      ],
      { links: [link('reported by the dealer', '/sell-to-us')] },
    ),
    section(
      'others',
      'Gifts, heirs and accounts',
      [
        'A gift keeps the basis of the giver, so hand on the invoice with the coin. Inherited metal usually takes its value of the day of death; note the spot price of that day, which our charts still know years later.',
        'Metal in an IRA is recorded by the custodian and the depository. Keep their yearly statements all the same.',
      ],
      {
        links: [
          link('our charts', '/chart/silver-price'),
          term('IRA'),
          term('depository'),
          term('spot'),
        ],
      },
    ),
    section('keep', 'How long, and where', [
      'Keep the papers of a piece for as long as you own it, and then for as long as your adviser tells you. Paper fades: photograph receipts on thermal paper while they can be read. Keep one copy away from home.',
    ]),
  ],
};
