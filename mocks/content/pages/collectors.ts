import { type Page, section } from './page.ts';

export const collectors: Page = {
  path: '/investing-guide/collectors',
  title: 'Collectors',
  description: 'Finishes, grades, mintages and condition: what a coin is worth beyond its metal.',
  updatedOn: '2026-09-14',
  sections: [
    section(
      'finish',
      'How a coin was struck',
      ['The same design can be had in several finishes. Words on the label say which.'],
      {
        table: {
          caption: 'Finishes',
          columns: ['Finish', 'Looks like', 'Made for'],
          rows: [
            [
              'Brilliant uncirculated (BU)',
              'Even luster, small contact marks',
              'Savers; sold by weight',
            ],
            ['Burnished', 'Soft and satin, from polished blanks', 'Collectors'],
            ['Proof', 'Frosted figures on a mirror field', 'Collectors; struck several times'],
            ['Reverse proof', 'Mirror figures on a frosted field', 'Collectors; small numbers'],
          ],
        },
      },
    ),
    section('grade', 'What a grade says', [
      'Grading companies seal a coin in plastic and give it a number from 1 to 70. MS stands for coins made for use and PF or PR for proofs. MS 70 means that no flaw shows at five times magnification.',
      'The step from 69 to 70 can double a price although the metal is the same and the difference needs a lens. It is worth that to another collector, and nothing to a refiner.',
    ]),
    section('mintage', 'Mintage and what is left', [
      'A mintage is how many were struck, not how many exist. Millions of Morgan dollars were melted under a law of 1918 and again when silver was dear in 1980; nobody wrote down which dates. Surviving numbers are estimates.',
      'A low mintage makes a coin rare. Only people who want it make it valuable.',
    ]),
    section('condition', 'Condition in plain words', [
      'Milk spots are white stains that come from the cleaning of blanks and appear months later; they cannot be removed. Toning is a thin film, from gold to blue. Some people pay for it, many do not. We sell pieces with spots and scratches as “Impaired”, with their own price and stock.',
    ]),
    section(
      'series',
      'A series to begin with',
      ['A collection needs an end in sight, or it becomes a pile. These have one:'],
      {
        list: [
          'One Silver Eagle of each year since 1986.',
          'A Kookaburra of each year since 1990; its design changes every time.',
          'Silver dollars: one Morgan and one Peace dollar from each mint.',
          'One ounce of each metal with the same animal on it.',
        ],
      },
    ),
    section('care', 'Keeping it as it is', [
      'Leave coins in the capsule or holder they came in. Use albums that are free of PVC. Store proofs with box and certificate: a set without them loses more than paper’s worth.',
    ]),
    section('fakes', 'False coins', [
      'Counterfeits copy dear dates, famous bars and whole grading holders. Look up the number of a holder at the company that sealed it, compare its pictures, and buy the seller before you buy the coin.',
    ]),
  ],
};
