import { type Page, section } from './page.ts';

export const howTo: Page = {
  path: '/investing-guide/how-to',
  title: 'How to buy, check, store and sell',
  description: 'Step by step from the cart to the safe, and back again.',
  updatedOn: '2026-10-02',
  sections: [
    section(
      'buy',
      'How to buy here',
      [
        'Prices follow the market, so a cart holds its prices for five minutes, and the checkout for five more. When the time is over you see the new prices first; nothing changes behind your back.',
      ],
      {
        list: [
          'Put pieces into the cart. Each line says whether it is in stock, a presale or impaired.',
          'Enter the address. The sales tax depends on it and appears with its reason.',
          'Choose how to pay. The total is shown for each way before you choose.',
          'Place the order. From then on the price binds both of us.',
        ],
      },
    ),
    section('cancel', 'If you change your mind', [
      'Open the order in your account and press "Cancel this order", as long as it is not packed. Without an account, write to us from the page that tracks it. The metal was bought for you in the meantime, so you pay what the market has fallen since then, and a fee of $35. If the market has risen, only the fee is due.',
      'An example: twenty coins at $30.00 each, cancelled when they cost $25.00. The loss is twenty times $5.00, which is $100.00, and with the fee $135.00. We tell you the amount before you decide, and it holds for five minutes.',
    ]),
    section(
      'check',
      'How to check what arrives',
      [
        'Count before you celebrate, and record it if the order is large. Then look at each piece. No single test proves metal, but together they are hard to fool.',
      ],
      {
        list: [
          'Weight: a scale that shows hundredths of a gram. Compare with the specification of the product.',
          'Size: a caliper. A false core of lighter metal makes a coin too thick or too wide.',
          'Magnet: gold, silver, platinum and copper do not stick. A strong magnet slides slowly down a silver bar.',
          'Sound: silver rings high and long, base metal thuds. Never drop a proof.',
          'Conductivity and X-rays: a verifier reads through a capsule, and a jeweler’s analyzer names the alloy.',
        ],
      },
    ),
    section('store', 'How to store it', ['Three places are common. Many people use two of them.'], {
      table: {
        caption: 'Places to keep metal',
        columns: ['Place', 'Good', 'Less good'],
        rows: [
          [
            'At home, in a bolted safe',
            'Yours at any hour',
            'Household insurance often covers only a little',
          ],
          [
            'A bank’s deposit box',
            'Cheap and discreet',
            'Not insured by the bank, closed at weekends',
          ],
          ['A depository', 'Insured, audited, ready to sell', 'A yearly fee'],
        ],
      },
    }),
    section('care', 'How to handle it', [
      'Hold coins by the edge. Skin leaves acid, and a fingerprint on a proof stays. Keep silver dry and away from rubber, wool and PVC: soft plastic sweats a green film that eats into it. Never polish anything; it takes metal and value away at once.',
    ]),
    section('sell', 'How to sell it again', [
      'Ask more than one buyer, on the same day, for the same list. Compare what you are paid in total, after shipping and insurance. Sell whole tubes and boxes unopened. Our page Sell To Us shows what we pay right now.',
    ]),
    section('record', 'How to keep a record', [
      'Note date, piece, quantity, price and dealer for every purchase. Pieces bought here enter your portfolio by themselves once they have shipped; what you bought elsewhere you can add. A copy at another place helps your heirs and your insurer.',
    ]),
  ],
};
