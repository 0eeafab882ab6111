import { link, type Page, section, term } from '../page.ts';
import { question, right, wrong } from './check.ts';

export const conditionAndGrading: Page = {
  path: '/investing-guide/collectors/condition-and-grading',
  title: 'Condition and grading',
  description:
    'The words and numbers for the state of a coin, what they cost, and when they are worth it.',
  picture: 'morgan-silver-dollar-ms-65',
  products: [
    'morgan-silver-dollar-cull',
    'morgan-silver-dollar-bu',
    'morgan-silver-dollar-ms-65',
    '2026-1-oz-american-silver-eagle-coin-ngc-ms-70',
  ],
  inShort: [
    'Condition is what has happened to a coin. A grade is the opinion of a company about it.',
    'Grades run from 1 to 70. The last steps cost the most and are the hardest to see.',
    'A grade matters for a collector’s coin. For plain bullion it seldom pays.',
  ],
  check: [
    question(
      'Which coin does a refiner pay more for: MS 65 or a worn one of the same weight?',
      wrong('The one in MS 65', 'A refiner melts both. The grade is gone in the fire.'),
      right('Neither; both are worth their silver', 'Only collectors pay for condition.'),
    ),
    question(
      'A coin has a brown and blue film. What is it called?',
      right('Toning', 'It is a thin film that age leaves on silver. Some people like it.'),
      wrong('Milk spots', 'They are white, and come from the cleaning of blanks.'),
      wrong('Cull', 'That is a word for a worn or damaged coin, whatever its color.'),
    ),
  ],
  next: [
    { label: 'Look up the words in the glossary', href: '/glossary' },
    { label: 'See silver coins of every series', href: '/silver/silver-coins' },
  ],
  updatedOn: '2026-11-16',
  sections: [
    section(
      'words',
      'The words before the numbers',
      [
        'Most coins are never graded. Sellers describe them with a word or two, and the word is a promise about what you will see. These are the ones we use.',
      ],
      {
        table: {
          caption: 'Words for the condition of a coin',
          columns: ['Word', 'What you see', 'Often said of'],
          rows: [
            [
              'BU',
              'Never used as money; small marks from other coins',
              'Bullion coins of any year',
            ],
            ['XF and AU', 'Light wear on the highest points', 'Old silver dollars'],
            ['VG to VF', 'Clear wear, with every word to be read', 'Old silver dollars'],
            ['Cull', 'Heavy wear or damage; bought for its silver', 'Old coins in quantity'],
            ['Impaired', 'Spots, scratches or toning on a modern coin', 'Bullion at a lower price'],
          ],
        },
      },
    ),
    section(
      'marks',
      'Marks that are no fault of yours',
      [
        'Bullion coins fall into a bin at the mint and touch each other. Small contact marks are part of BU, and no reason to send a coin back. Milk spots can appear months after the striking, on any silver coin and in any capsule. Toning comes with the years.',
        'Fingerprints, scratches and dents come from people. They can be avoided by holding a coin at its edge, over something soft, and by putting it back soon.',
      ],
      { links: [term('BU'), term('Milk spots', 'milk-spots'), term('Toning')] },
    ),
    section(
      'numbers',
      'The numbers from 1 to 70',
      [
        'A grading company looks at a coin, gives it a number, and seals it in a hard holder with a label. The letters before the number say how it was struck: MS for coins made for use, PF or PR for proofs. From 60 upward a coin shows no wear.',
        'The difference between 69 and 70 needs a lens. Other differences do not: a Morgan dollar in 63 has marks that you see at arm’s length, and one in 65 has few.',
        'The example compares old dollars in three conditions. The silver in them is the same.',
      ],
      {
        links: [term('proofs', 'proof')],
        example: {
          kind: 'per-ounce',
          products: [
            'morgan-silver-dollar-cull',
            'morgan-silver-dollar-bu',
            'morgan-silver-dollar-ms-65',
          ],
          caption:
            'A Morgan dollar in three conditions, by the price of a troy ounce of its silver',
        },
      },
    ),
    section('worth', 'When a grade is worth its price', [
      'A grade is worth paying for when the coin is scarce in that grade, when many people collect it, and when the holder settles a question that you could not settle yourself, such as whether it is genuine.',
      'It is seldom worth it for a coin of this year. Machines of today strike well, and if many coins have the best grade, the best grade is common.',
      'Ask what the same coin costs without a holder. The difference is the price of an opinion and a piece of plastic. Would the next buyer pay it as well?',
    ]),
    section(
      'holder',
      'Check the holder, too',
      ['False holders exist. A real one is easy to look up, and it takes a minute.'],
      {
        list: [
          'Look up the number on the label at the company that sealed the coin.',
          'Compare its pictures with what you hold: marks, toning, the place of each spot.',
          'Look at the seam. A holder that was opened does not look new.',
          'Weigh and measure what is not sealed. Our verifier knows what each piece should be.',
          'Never open a holder to see better. The grade ends with the seal.',
        ],
        links: [link('Our verifier', '/sale/precious-metal-verifier')],
      },
    ),
    section(
      'photos',
      'Your own pieces',
      [
        'If you sell to us, describe condition as you see it and add photos. Take them near a window, without a flash, one of each side. You get a quote with a reason for each deduction, and no surprise after the parcel has come.',
        'If you keep the pieces, note the condition in your list with the date. In ten years you will not remember whether a spot was there from the start.',
      ],
      { links: [link('sell to us', '/sell-to-us/request')] },
    ),
    section(
      'ira',
      'A word on retirement accounts',
      [
        'A graded coin is valued for more than its metal, and custodians of an IRA do not take it. Proofs are taken only undamaged, in their full packaging with the certificate. If a piece is meant for an account, read the rules before you buy.',
      ],
      { links: [term('IRA'), link('read the rules', '/services/precious-metals-ira')] },
    ),
  ],
};
