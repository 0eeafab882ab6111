import { question, right, wrong } from './guide/check.ts';
import { link, type Page, section, term } from './page.ts';

export const collectors: Page = {
  path: '/investing-guide/collectors',
  title: 'Collectors',
  description: 'Finishes, grades, mintages and condition: what a coin is worth beyond its metal.',
  picture: '2026-1-oz-american-silver-eagle-proof-coin',
  products: [
    '2026-1-oz-american-silver-eagle-proof-coin',
    '2026-1-oz-australian-silver-kookaburra-coin-bu',
    'morgan-silver-dollar-bu',
  ],
  inShort: [
    'A collector pays for finish, grade and rarity as well as for metal.',
    'Only other collectors pay for them again. A refiner pays for the metal.',
    'A mintage says how many were struck, not how many are left.',
    'Leave coins as they are, in what they came in. Cleaning takes value away.',
  ],
  check: [
    question(
      'What does MS 70 on a holder say?',
      right(
        'No flaw shows at five times magnification',
        'It is the highest grade of a coin that was made for use.',
      ),
      wrong(
        'The coin is 70 percent silver',
        'A grade speaks of condition. Metal is named by its fineness.',
      ),
      wrong(
        'The coin will sell for 70 dollars',
        'A grade is no price. What it is worth, another collector decides.',
      ),
    ),
    question(
      'A coin has a low mintage. Is it valuable?',
      wrong(
        'Yes, because few were struck',
        'Few were struck, but perhaps even fewer people want one.',
      ),
      right(
        'Only if people want it',
        'Rarity and demand make a price together. One of them is not enough.',
      ),
    ),
    question(
      'A proof coin shows a fingerprint. What should you do?',
      wrong(
        'Polish it with a soft cloth',
        'Polishing takes metal away and leaves fine lines that every buyer sees.',
      ),
      right(
        'Leave it in its capsule as it is',
        'It may stay, but cleaning would make the loss larger.',
      ),
    ),
  ],
  next: [
    { label: 'Read the part on taxes and IRA', href: '/investing-guide/taxes-ira' },
    { label: 'See silver coins of every series', href: '/silver/silver-coins' },
  ],
  updatedOn: '2026-09-14',
  sections: [
    section(
      'finish',
      'How a coin was struck',
      [
        'The same design can be had in several finishes. Words on the label say which. The metal is the same in all of them: an ounce is an ounce.',
        'The example compares one ounce of silver as a plain Eagle, as a proof Eagle and as a plain round. What stands above spot is what the finish and the name cost today.',
      ],
      {
        links: [term('proof'), term('round')],
        example: {
          kind: 'per-ounce',
          products: [
            '1-oz-any-mint-silver-round',
            '2026-1-oz-american-silver-eagle-coin-bu',
            '2026-1-oz-american-silver-eagle-proof-coin',
          ],
          caption: 'The same ounce of silver in three finishes',
        },
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
    section(
      'grade',
      'What a grade says',
      [
        'Grading companies seal a coin in plastic and give it a number from 1 to 70. MS stands for coins made for use and PF or PR for proofs. MS 70 means that no flaw shows at five times magnification.',
        'The step from 69 to 70 can double a price although the metal is the same and the difference needs a lens. It is worth that to another collector, and nothing to a refiner. The chapter on condition and grading explains the numbers and the words.',
      ],
      {
        links: [
          link(
            'chapter on condition and grading',
            '/investing-guide/collectors/condition-and-grading',
          ),
        ],
      },
    ),
    section(
      'mintage',
      'Mintage and what is left',
      [
        'A mintage is how many were struck, not how many exist. Millions of Morgan dollars were melted under a law of 1918 and again when silver was dear in 1980; nobody wrote down which dates. Surviving numbers are estimates.',
        'A low mintage makes a coin rare. Only people who want it make it valuable.',
      ],
      { links: [term('mintage')] },
    ),
    section(
      'condition',
      'Condition in plain words',
      [
        'Milk spots are white stains that come from the cleaning of blanks and appear months later; they cannot be removed. Toning is a thin film, from gold to blue. Some people pay for it, many do not. We sell pieces with spots and scratches as “Impaired”, with their own price and stock.',
      ],
      { links: [term('Milk spots', 'milk-spots'), term('Toning'), term('Impaired')] },
    ),
    section(
      'selling',
      'Selling a collection',
      [
        'Our own price list covers plain pieces. We buy them by their metal, and a little more or less by how well they sell again. A rare date, a high grade or a full set may be worth far more than that to a collector, so ask a coin dealer or an auction house before you ask us.',
        'If you do want to sell to us, a request with the condition of each piece brings a quote for what you have. You see the reason for every deduction before you accept.',
      ],
      { links: [link('a request with the condition of each piece', '/sell-to-us/request')] },
    ),
    section(
      'budget',
      'A budget for rarity',
      [
        'Decide what part of a price is metal and what part is rarity, and write both down. The metal follows spot. The rarity follows the taste of other people, and it can vanish while spot rises.',
        'Plain bullion is the better choice if you only want weight. A collection is the better choice if you will enjoy looking at it, whatever it brings later.',
      ],
      { links: [term('bullion')] },
    ),
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
    section(
      'care',
      'Keeping it as it is',
      [
        'Leave coins in the capsule or holder they came in. Use albums that are free of PVC. Store proofs with box and certificate: a set without them loses more than paper’s worth. Capsules, tubes and albums that fit a coin are among our supplies.',
      ],
      { links: [link('among our supplies', '/supplies')] },
    ),
    section(
      'fakes',
      'False coins',
      [
        'Counterfeits copy dear dates, famous bars and whole grading holders. Look up the number of a holder at the company that sealed it, compare its pictures, and buy the seller before you buy the coin. A magnet, a scale and the figures of our verifier find the simple ones.',
      ],
      { links: [link('our verifier', '/sale/precious-metal-verifier')] },
    ),
  ],
};
