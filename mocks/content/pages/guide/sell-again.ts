import { link, type Page, section, term } from '../page.ts';
import { question, right, wrong } from './check.ts';

export const sellAgain: Page = {
  path: '/investing-guide/how-to/sell-again',
  title: 'Selling your metal again',
  description:
    'What buyers pay and why, how a request to us works, and how to lose less on the way.',
  picture: 'random-year-1-oz-american-gold-eagle-coin-bu',
  products: [
    'random-year-1-oz-american-gold-eagle-coin-bu',
    'random-year-1-oz-canadian-silver-maple-leaf-coin-bu',
  ],
  inShort: [
    'Buyers begin with the bid, the price that the market pays now.',
    'Well-known coins bring a little more than their metal. Rounds and unknown bars bring less.',
    'You see our quote and the reason for each deduction before you accept. Then the price is locked.',
  ],
  check: [
    question(
      'Which price is the start of what a dealer pays you?',
      right('The bid', 'It is what the market pays for an ounce now.'),
      wrong('The ask', 'That is what the market charges. You are the seller this time.'),
      wrong('What you paid', 'The market does not know it. It matters only for your taxes.'),
    ),
    question(
      'You accepted our quote, and the market falls. What do you get?',
      wrong('The new, lower price', 'The locked price stands, whichever way the market goes.'),
      right('The price of the quote', 'It was locked when you accepted it.'),
    ),
  ],
  next: [
    { label: 'See what we pay right now', href: '/sell-to-us' },
    { label: 'Ask for a quote on your pieces', href: '/sell-to-us/request' },
  ],
  updatedOn: '2026-11-09',
  sections: [
    section(
      'pays',
      'What a buyer looks at',
      [
        'A dealer who buys your coin has to sell it again. So the offer begins with the bid of the market and goes up or down by how easily that will be. A coin that every dealer knows can be sold on the same day. A bar without a name has to be tested first.',
        'The example shows a Gold Eagle: what you would pay for it now, and what we would pay you for the same coin. What lies between is the whole cost of owning it, apart from what gold does.',
      ],
      {
        links: [term('bid')],
        example: {
          kind: 'premium',
          products: ['random-year-1-oz-american-gold-eagle-coin-bu'],
          caption: 'One Gold Eagle of a random year, bought and sold today',
        },
      },
    ),
    section(
      'condition',
      'What condition costs',
      [
        'Bullion is bought by weight, but not without a look. Scratches, dents and milk spots make a piece harder to sell, and we take a little off for each. We name the reason, so that you can check it.',
      ],
      {
        links: [term('milk spots', 'milk-spots'), term('Bullion')],
        table: {
          caption: 'What we take off for condition',
          columns: ['Condition', 'Taken off', 'Of a made-up bid of $60.00'],
          rows: [
            ['As from the mint', 'Nothing', '$60.00 are left'],
            ['Fingerprints', '0.5 percent', '$59.70 are left'],
            ['Toning', '1 percent', '$59.40 are left'],
            ['Milk spots', '1 percent', '$59.40 are left'],
            ['Scratches', '2 percent', '$58.80 are left'],
            ['Dents', '3 percent', '$58.20 are left'],
          ],
        },
      },
    ),
    section(
      'steps',
      'How selling to us works',
      ['You can ask with or without an account. Asking costs nothing and binds you to nothing.'],
      {
        links: [link('You can ask', '/sell-to-us/request')],
        list: [
          'Look at our list of bids. It shows what we pay for common pieces at this moment.',
          'Send a request: the pieces, how many, their condition, and photos if you like.',
          'We answer with a quote. Each deduction has its reason beside it.',
          'Accept it or leave it. When you accept, the price is locked.',
          'Send the parcel. We look at each piece and count, and then you are paid.',
        ],
      },
    ),
    section(
      'lock',
      'The lock works both ways',
      [
        'From the moment you accept, the price stands. If spot rises, you do not get more; if it falls, you do not get less. If your parcel does not come, we charge what the market has risen in the meantime, because we had counted on your metal.',
        'That is the mirror of what happens when a buyer cancels. Somebody has to carry the move of the market, and it is the side that changes its mind.',
      ],
      {
        links: [term('spot'), link('when a buyer cancels', '/investing-guide/how-to/pay-and-lock')],
      },
    ),
    section(
      'more',
      'How to get more for it',
      ['Small things add up, and none of them needs luck.'],
      {
        list: [
          'Ask more than one buyer, on the same day and for the same list. Prices of different days cannot be compared.',
          'Count the total: what you are paid, less shipping, insurance and fees.',
          'Sell whole tubes and boxes unopened. A buyer pays for not having to look.',
          'Leave everything as it is. A polished coin is a damaged coin.',
          'Keep the invoice and the box with each piece.',
          'Do not sell everything at once because of one loud day.',
        ],
        links: [term('tubes', 'tube')],
      },
    ),
    section('elsewhere', 'When we are the wrong buyer', [
      'We pay for metal. If your coin has a rare date, a high grade or a history, a coin dealer or an auction house may pay far more. A jeweler may pay more for a ring than its gold is worth. We do not buy copper, plated pieces, or anything that we cannot test.',
      'A private buyer may pay a better price as well. Meet at a bank, where the money can be checked and the metal is safe, and be paid before you part.',
    ]),
    section(
      'after',
      'Afterwards',
      [
        'Write down what you sold, when and for how much. A sale with a gain may have to be taxed, and some sales are reported by the dealer. The part on taxes says which.',
        'If the pieces are in your portfolio, record the sale there. It then knows the gain, and puts it into the tax report of the year.',
      ],
      {
        links: [
          link('part on taxes', '/investing-guide/taxes-ira'),
          link('in your portfolio', '/bold-bullion-portfolio'),
          link('tax report', '/bold-bullion-portfolio/tax-report'),
        ],
      },
    ),
  ],
};
