import { link, section, term } from '../../pages/page.ts';
import type { Article } from '../article.ts';

export const whatA1099BIs: Article = {
  type: 'blog',
  topic: 'taxes',
  slug: 'what-a-1099-b-is',
  formerSlugs: ['form-1099-b'],
  title: 'What a 1099-B is, and what it is not',
  description:
    'Which sales to a dealer are reported, which are not, and why a report is not a tax.',
  publishedOn: '2026-09-17',
  picture: '1-kilo-asahi-silver-bar',
  products: ['1-kilo-asahi-silver-bar', '2026-1-oz-canadian-gold-maple-leaf-coin-bu'],
  next: [
    { label: 'Write a tax report from your portfolio', href: '/bold-bullion-portfolio/tax-report' },
    { label: 'Read how gains on metal are taxed', href: '/investing-guide/taxes-ira' },
  ],
  sources: [{ name: 'Internal Revenue Service, Form 1099-B', href: 'https://www.irs.gov' }],
  sections: [
    section(
      'what',
      'What it is',
      [
        'Form 1099-B is a report. When a private person sells certain metals in certain amounts to a dealer, the dealer tells the Internal Revenue Service who sold what, when, and for how much. The seller gets a copy.',
        'This article says in general words what we know and what we do. It is no advice for your own case. A tax adviser can give that, and the instructions of the form are public.',
      ],
      { links: [link('sells', '/sell-to-us')] },
    ),
    section('not', 'What it is not', ['Four misunderstandings are common.'], {
      list: [
        'It is not a tax. Nothing is taken off what we pay you.',
        'It is not about buying. When you buy metal from us, no 1099-B is written.',
        'It is not a list of what is taxed. A gain counts for your tax return whether or not a dealer reports the sale.',
        'It is not a sign of suspicion. It follows from the kind of metal and the amount, and from nothing else.',
      ],
    }),
    section(
      'list',
      'Which sales are on the list',
      [
        'The list is older than many coins of today. It follows contracts that were once traded at exchanges, and that explains its gaps. Bars count by their fineness: how much of them is pure metal.',
      ],
      {
        links: [term('fineness')],
        table: {
          caption: 'Sales to a dealer that are reported',
          columns: ['What', 'From'],
          rows: [
            ['Gold bars of .995 or finer', '1 kilo in total, 32.15 troy ounces'],
            ['Silver bars and rounds of .999 or finer', '1,000 troy ounces in total'],
            ['Platinum bars of .9995 or finer', '25 troy ounces in total'],
            ['Palladium bars of .9995 or finer', '100 troy ounces in total'],
            ['One-ounce Krugerrands, gold Maple Leafs and Mexican Onzas', '25 coins'],
            ['90 percent silver coins of the United States', '$1,000 of face value'],
          ],
        },
      },
    ),
    section('off', 'What is not on it', [
      'American Eagles and Buffalos are not on the list, in any metal and any number. Neither are fractional coins, Britannias, Philharmonics and most other foreign coins, nor silver Maple Leafs. Jewelry is not on it. But remember the third misunderstanding: off the list does not mean free of tax.',
    ]),
    section(
      'together',
      'Sales that belong together',
      [
        'Amounts are added up over sales that belong together, and at least over 24 hours. Somebody who sells 600 ounces of silver bars in the morning and 500 in the afternoon has sold 1,100, and the report is due. Do not split a sale only to stay below a limit. If you are not sure what counts as one sale, ask a tax adviser first.',
      ],
      { links: [link('silver bars', '/silver/silver-bars')] },
    ),
    section(
      'example',
      'An example',
      [
        'You sell us ten bars of 100 ounces of silver. Together they are 1,000 ounces, so the sale is on the list. The bid is $60.00, and for bars we pay it less 2.5 percent: $58.50 an ounce, $58,500.00 in all. We report that sum. The form does not know what you once paid.',
        'You paid $32.00 an ounce three years ago, $32,000.00 in all. Your gain is $26,500.00. Physical metal counts as a collectible, and after more than a year the rate is your own, but at most 28 percent. At the most the tax of this example would be $7,420.00.',
        'Without an invoice you could not show the $32,000.00. So the most useful paper in the whole matter is not the form. It is the invoice.',
      ],
      {
        links: [term('bid')],
        table: {
          caption: 'Ten bars of 100 ounces, sold after three years',
          columns: ['Line', 'Dollars'],
          rows: [
            ['We pay and report', '$58,500.00'],
            ['You had paid', '$32,000.00'],
            ['Gain', '$26,500.00'],
            ['28 percent of it, the highest rate', '$7,420.00'],
          ],
        },
      },
    ),
    section(
      'now',
      'A gain at the prices of now',
      ['One bar of a kilo, bought at an assumed $1,150 and sold to us at this moment.'],
      {
        example: {
          kind: 'gain',
          products: ['1-kilo-asahi-silver-bar'],
          quantity: 1,
          boughtOn: '2025-03-03',
          paidEach: 1150,
          caption: 'One kilo of silver, bought in March 2025 and sold to us now',
        },
      },
    ),
    section(
      'need',
      'What the form asks for',
      [
        'The form asks for the name, the address and the taxpayer number of the seller, so a dealer has to ask you for them. That happens when you sell. Nothing of it is needed to ask us for a quote.',
      ],
      { links: [link('ask us for a quote', '/sell-to-us/request')] },
    ),
    section('other', 'The form that people mix it up with', [
      'Form 8300 is about cash, and about buying. A business that receives more than $10,000 in cash for one purchase, or for purchases that belong together, reports it. Notes count, and so do cashier’s checks and money orders of $10,000 or less. Wires and personal checks do not. The ways to pay in our checkout are no cash, so an order here does not lead to it.',
    ]),
    section(
      'keep',
      'What to keep',
      [
        'Four things, for as long as you own the metal and some years more. Your adviser can say how many.',
      ],
      {
        list: [
          'The invoice of each purchase, with date and sum.',
          'What you paid for shipping, which belongs to the cost.',
          'The statement of each sale.',
          'For inherited metal, its value on the day of death. For a gift, what the giver paid.',
        ],
      },
    ),
  ],
};
