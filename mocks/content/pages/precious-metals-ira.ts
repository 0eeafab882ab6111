import { type Page, section } from './page.ts';

export const preciousMetalsIra: Page = {
  path: '/services/precious-metals-ira',
  title: 'Metal in your IRA',
  description:
    'A self-directed retirement account may own gold, silver, platinum and palladium. A custodian keeps the account, a depository keeps the metal, and you decide what it buys.',
  next: [
    { label: 'See gold that an IRA may own', href: '/gold/ira-approved-gold' },
    { label: 'Read about taxes and IRAs in the guide', href: '/investing-guide/taxes-ira' },
  ],
  updatedOn: '2026-11-12',
  sections: [
    section(
      'metals',
      'What it may own',
      [
        'The law asks for a fineness. Custodians also ask for a maker they know: a national mint, or a refiner or mint that is accredited or certified.',
      ],
      {
        table: {
          caption: 'Least fineness for an IRA',
          columns: ['Metal', 'Fineness', 'Good to know'],
          rows: [
            ['Gold', '.995', 'American Eagles too, by name in the law'],
            ['Silver', '.999', 'Sterling and old silver coins are below it'],
            ['Platinum', '.9995', 'Jewelry is mostly .950'],
            ['Palladium', '.9995', 'Few coins and bars are made'],
          ],
        },
      },
    ),
    section(
      'steps',
      'How it gets there',
      ['Two to four weeks, most of it waiting for the old account to send its money.'],
      {
        table: {
          caption: 'Six steps',
          columns: ['Step', 'What it is'],
          rows: [
            ['Open', 'a self-directed account with a custodian of your choice.'],
            [
              'Fund it',
              'with a contribution, a transfer from another IRA, or a rollover from an employer’s plan.',
            ],
            ['Choose', 'eligible pieces here. They carry the mark “IRA eligible”.'],
            [
              'Direct',
              'your custodian: an investment direction names us, the pieces and the price.',
            ],
            [
              'We invoice',
              'the custodian. The price is fixed when you agree to it, not when the money comes.',
            ],
            ['We ship', 'to the depository, insured. It confirms what it has received.'],
          ],
        },
      },
    ),
    section('eligible', 'Eligible, and why', [], {
      table: {
        caption: 'Eligible pieces',
        columns: ['Piece', 'Why'],
        rows: [
          ['American Silver Eagle', '.999 fine, struck by a national mint'],
          ['Gold Buffalo and Maple Leaf', '.9999 fine, struck by national mints'],
          ['American Gold Eagle', '22 karat, but named in the law'],
          ['Bars of accredited refiners', '.995 gold or .999 silver, small ones at exact weight'],
          ['Britannia since 2013', '.9999 gold or .999 silver; before that .9167 or .958'],
          ['Proof coins', 'undamaged, in their full packaging with certificate'],
        ],
      },
    }),
    section('not-eligible', 'Not allowed, and why', [], {
      table: {
        caption: 'Pieces that are not allowed',
        columns: ['Piece', 'Why'],
        rows: [
          ['Krugerrands of gold, and sovereigns', '22 karat, and not named in the law'],
          [
            'Gold coins from before 1933, and the 50 Pesos',
            '.900 fine, and collectibles to the law',
          ],
          ['Silver coins of 90 or 40 percent', 'below .999'],
          ['Graded coins, jewelry, copper', 'valued for more than metal, or no eligible metal'],
          ['Bars poured by hand, or of any mint', 'no accredited refiner stands behind them'],
          ['Anything kept at home', 'taking it there is a distribution, taxed as a whole'],
        ],
      },
    }),
    section('cost', 'What it costs', [
      'The custodian charges a yearly fee, the depository charges for storage and insurance, and the metal carries its usual premium. Ask for all three in writing before you sign.',
      'For a small account these fees can eat what the metal earns.',
    ]),
    section('leaving', 'Taking it out again', [
      'Later you can take the metal itself or have it sold. Taking it home counts as a distribution, with tax on all of it and often a penalty.',
      'Required distributions begin at the age the law sets, and a single bar is hard to divide: pieces of different size make that easier.',
    ]),
    section('note', 'Not advice', [
      'This page informs and does not advise. Speak with a tax adviser before you move retirement money.',
    ]),
  ],
};
