import { link, type Page, section, term } from '../page.ts';
import { question, right, wrong } from './check.ts';

export const storeAtHomeOrVault: Page = {
  path: '/investing-guide/how-to/store-at-home-or-vault',
  title: 'Storing: at home or in a vault',
  description:
    'Three places to keep metal, what each costs and risks, and how to choose between them.',
  picture: '1-kilo-sunshine-mint-silver-bar',
  products: ['10-oz-sunshine-mint-silver-bar', '1-kilo-sunshine-mint-silver-bar'],
  inShort: [
    'At home your metal is yours at any hour, and the risk is yours too.',
    'A bank’s box is discreet, but the bank does not insure what lies in it.',
    'A depository insures and audits what it keeps, for a yearly fee. Metal of an IRA has to be there.',
  ],
  check: [
    question(
      'Who insures metal in a bank’s deposit box?',
      wrong('The bank', 'Banks rent out the box. What lies in it is not insured by them.'),
      right(
        'You, with an insurer of your own',
        'Ask an insurer for a policy that names metal and the box.',
      ),
    ),
    question(
      'Which metal may not be kept at home?',
      right(
        'Metal that belongs to an IRA',
        'It has to be kept by a depository. Taking it home counts as taking it out.',
      ),
      wrong('Bars of more than an ounce', 'You may keep metal of any size that is your own.'),
    ),
  ],
  next: [
    { label: 'Read how to sell again', href: '/investing-guide/how-to/sell-again' },
    { label: 'See capsules, tubes and other supplies', href: '/supplies' },
  ],
  updatedOn: '2026-10-12',
  sections: [
    section(
      'question',
      'Begin with the question',
      [
        'The best place depends on what the metal is for. If it should be at hand when nothing else works, a vault in another state is the wrong place. If it is a large part of your savings, a drawer is.',
        'Space matters as well. The example shows what a troy ounce costs in a small and in a large bar of silver. A sum that fits into a pocket as gold fills a shelf as silver.',
      ],
      {
        links: [term('troy ounce', 'troy-ounce')],
        example: {
          kind: 'per-ounce',
          products: [
            '1-oz-any-mint-silver-bar',
            '10-oz-sunshine-mint-silver-bar',
            '1-kilo-sunshine-mint-silver-bar',
          ],
          caption: 'Three sizes of silver bars, by the price of a troy ounce',
        },
      },
    ),
    section('home', 'At home', [
      'At home nobody charges a fee and nobody closes at weekends. You need a place that burglars do not find in ten minutes and that a fire does not reach. A safe helps only when it is bolted to something that cannot be carried away.',
      'Ask your household insurer in writing how much metal it covers, where it has to lie, and what proof it wants. The usual sum is small. Higher sums need a policy of their own.',
      'The best protection costs nothing: tell nobody. Let one person you trust know where the metal and its list are, and nobody else.',
    ]),
    section('bank', 'In a bank’s deposit box', [
      'A deposit box costs little and draws no attention. The bank does not know what is in it, and so does not insure it. You can reach it while the branch is open, which leaves out evenings, weekends and holidays.',
      'Ask who can open the box if you cannot. The rules after a death differ by state, and a second key in the hands of a spouse may save months.',
    ]),
    section(
      'depository',
      'In a depository',
      [
        'A depository is a vault that keeps metal for others. It counts what comes in, insures it, and lets auditors count again. You pay a yearly fee for that. It is the only place for metal that an IRA owns.',
        'We ship to a depository as to any other address: choose it at the checkout, with its name and your account number there. The sales tax then follows the state of the depository.',
        'Before you sign, ask for these five answers in writing:',
      ],
      {
        links: [
          term('depository'),
          term('IRA'),
          link('We ship to a depository', '/legals/shipping-insurance'),
        ],
        list: [
          'Is my metal kept apart from that of others, or do I own a share of a heap?',
          'Who is the insurer, and up to what sum?',
          'What does it cost in a year, and what does it cost to take metal out?',
          'How long does it take until I hold it?',
          'What happens to it if the company fails?',
        ],
      },
    ),
    section(
      'compare',
      'Side by side',
      ['Many owners use two places: a little at home, the rest in a vault.'],
      {
        table: {
          caption: 'Three places compared',
          columns: ['Question', 'At home', 'Bank box', 'Depository'],
          rows: [
            ['Yearly cost', 'None; the safe once', 'A small rent', 'A fee, often by value'],
            ['Insured', 'Only a little', 'Not by the bank', 'Yes'],
            ['Within reach', 'At any hour', 'While the branch is open', 'After some days'],
            ['Ready to sell', 'You ship it', 'You fetch and ship it', 'Often from where it lies'],
          ],
        },
      },
    ),
    section(
      'list',
      'Keep a list, wherever it lies',
      [
        'Write down what you own: date, piece, quantity, what you paid, and the number of each bar. Keep the list at another place than the metal. After a burglary it is the proof that the insurer asks for, and after a death it is the map.',
        'Your portfolio here can be that list. What you bought from us and what has shipped is in it already, and what you bought elsewhere can be added or read in from a file.',
      ],
      {
        links: [
          link('Your portfolio', '/bold-bullion-portfolio'),
          link('read in from a file', '/bold-bullion-portfolio/import'),
        ],
      },
    ),
    section(
      'care',
      'How it should lie',
      [
        'Metal wants to be dry, still and alone. Coins belong in a capsule, a tube or an album without PVC. Silver dulls in the air of a kitchen and near rubber or wool. A small bag that takes up moisture helps in a safe, which is often damp inside.',
        'Keep sealed things sealed. A bar in its assay card and coins in a closed box sell more quickly than the same pieces opened.',
      ],
      { links: [term('capsule'), term('assay card', 'assay-card')] },
    ),
  ],
};
