import { type Page, section } from './page.ts';

export const preciousMetalsIra: Page = {
  path: '/services/precious-metals-ira',
  title: 'Precious metals IRA',
  description:
    'How metal gets into an individual retirement account, what is allowed, and what it costs.',
  updatedOn: '2026-08-15',
  sections: [
    section('what', 'What it is', [
      'A self-directed individual retirement account may own physical gold, silver, platinum and palladium. A custodian keeps the account, a depository keeps the metal, and we sell the metal to the account. You decide what it buys.',
      'You cannot keep the metal at home. Taking it there counts as a distribution, with tax on all of it and often a penalty.',
    ]),
    section(
      'steps',
      'How it gets there',
      [
        'The whole way takes two to four weeks, most of which is waiting for the old account to send its money.',
      ],
      {
        list: [
          'Open a self-directed account with a custodian of your choice.',
          'Fund it: with a contribution, a transfer from another IRA, or a rollover from an employer’s plan.',
          'Choose eligible pieces here. They carry the mark “IRA eligible”.',
          'Send your custodian an investment direction. It names us, the pieces and the price.',
          'We invoice the custodian. The price is fixed when you agree to it, not when the money comes.',
          'We ship to the depository, insured. It confirms what it has received.',
        ],
      },
    ),
    section(
      'eligible',
      'What is allowed',
      [
        'The law asks for a fineness, and custodians ask for a maker they know: a national mint, or a refiner that is accredited or certified. Small bars have to have their exact weight. Coins have to be undamaged, and proofs in their full packaging with certificate.',
        'American Eagles are named in the statute, so gold Eagles are allowed although they are 22 karat.',
      ],
      {
        table: {
          caption: 'Least fineness for an IRA',
          columns: ['Metal', 'Fineness', 'Examples'],
          rows: [
            ['Gold', '.995', 'Buffalo, Maple Leaf, Britannia since 2013, bars of known refiners'],
            ['Silver', '.999', 'Eagle, Maple Leaf, Philharmonic, Kangaroo, Britannia since 2013'],
            ['Platinum', '.9995', 'Eagle, Maple Leaf, bars'],
            ['Palladium', '.9995', 'Maple Leaf, bars'],
          ],
        },
      },
    ),
    section(
      'not-eligible',
      'What is not allowed',
      ['However beautiful, these stay outside an IRA:'],
      {
        list: [
          'Krugerrands and sovereigns, which are 22 karat and not named in the statute',
          'Gold coins from before 1933',
          'Silver coins of 90 or 40 percent',
          'The Mexican 50 Pesos, and Britannias from before 2013',
          'Graded collectables, jewelry and copper',
        ],
      },
    ),
    section('cost', 'What it costs', [
      'The custodian charges a yearly fee, the depository charges for storage and insurance, and the metal carries its usual premium. Ask for all three in writing before you sign. For a small account these fees can eat what the metal earns.',
    ]),
    section('leaving', 'Taking it out again', [
      'Later you can take the metal itself or have it sold. Required distributions begin at the age the law sets, and a single bar is hard to divide: pieces of different size make that easier.',
      'This page informs and does not advise. Speak with a tax adviser before you move retirement money.',
    ]),
  ],
};
