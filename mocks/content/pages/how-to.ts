import { question, right, wrong } from './guide/check.ts';
import { link, type Page, section, term } from './page.ts';

export const howTo: Page = {
  path: '/investing-guide/how-to',
  title: 'How to buy, check, store and sell',
  description: 'Step by step from the cart to the safe, and back again.',
  picture: '2026-1-oz-canadian-silver-maple-leaf-coin-bu-tube-of-25',
  products: ['2026-1-oz-american-silver-eagle-coin-bu', '10-oz-sunshine-mint-silver-bar'],
  inShort: [
    'The cart and the checkout each hold their prices for five minutes. You see new prices before they apply.',
    'Checks, eChecks and wires cost less than cards and PayPal.',
    'Count, weigh and measure what arrives, and keep the record of it.',
    'When you sell, ask more than one buyer on the same day.',
  ],
  check: [
    question(
      'Your five minutes in the cart are over. What happens?',
      right(
        'You see the new prices before anything changes',
        'The cart shows the old and the new price of each line. Nothing is ordered.',
      ),
      wrong(
        'The order is placed at the old prices',
        'Nothing is ordered until you place the order yourself.',
      ),
      wrong('The cart is emptied', 'The pieces stay in the cart. Only the prices are new.'),
    ),
    question(
      'You cancel an order, and the market has risen since. What do you pay?',
      wrong('The fee and what the market has risen', 'A rise costs you nothing. Only a fall does.'),
      right('Only the fee of $35', 'A market loss is due only when the price has fallen.'),
    ),
    question(
      'Which test proves by itself that a bar is silver?',
      wrong('A magnet', 'Many metals that are not silver do not stick to a magnet either.'),
      wrong('Its weight', 'A false bar can have the right weight and the wrong size.'),
      right(
        'None; several together are hard to fool',
        'Weight, size, magnet and sound each find another kind of false piece.',
      ),
    ),
  ],
  next: [
    { label: 'Read the part for investors', href: '/investing-guide/investors' },
    { label: 'See what we pay for your metal', href: '/sell-to-us' },
  ],
  updatedOn: '2026-10-02',
  sections: [
    section(
      'buy',
      'How to buy here',
      [
        'Prices follow the market, so a cart holds its prices for five minutes, and the checkout for five more. When the time is over you see the new prices first; nothing changes behind your back.',
        'The way you pay changes the total, because cards and PayPal cost the store a fee. The example shows what it comes to. The chapter on paying and the price lock has the whole story.',
      ],
      {
        links: [
          link('chapter on paying and the price lock', '/investing-guide/how-to/pay-and-lock'),
          term('presale'),
          term('impaired'),
        ],
        example: {
          kind: 'ways-to-pay',
          products: ['2026-1-oz-american-silver-eagle-coin-bu'],
          quantity: 10,
          caption: 'Ten Silver Eagles by each way to pay',
        },
        list: [
          'Put pieces into the cart. Each line says whether it is in stock, a presale or impaired.',
          'Enter the address. The sales tax depends on it and appears with its reason.',
          'Choose how to pay. The total is shown for each way before you choose.',
          'Place the order. From then on the price binds both of us.',
        ],
      },
    ),
    section(
      'cancel',
      'If you change your mind',
      [
        'Open the order in your account and press “Cancel this order”, as long as it is not packed. Without an account, write to us from the page that tracks it. The metal was bought for you in the meantime, so you pay what the market has fallen since then, and a fee of $35. If the market has risen, only the fee is due.',
        'An example: twenty coins at $30.00 each, cancelled when they cost $25.00. The loss is twenty times $5.00, which is $100.00, and with the fee $135.00. We tell you the amount before you decide, and it holds for five minutes.',
      ],
      { links: [link('the page that tracks it', '/orders/track')] },
    ),
    section(
      'check',
      'How to check what arrives',
      [
        'Count before you celebrate, and record it if the order is large. Then look at each piece. No single test proves metal, but together they are hard to fool. Our precious metal verifier tells you what a piece should weigh and measure.',
      ],
      {
        links: [link('precious metal verifier', '/sale/precious-metal-verifier'), term('capsule')],
        list: [
          'Weight: a scale that shows hundredths of a gram. Compare with the specification of the product.',
          'Size: a caliper. A false core of lighter metal makes a coin too thick or too wide.',
          'Magnet: gold, silver, platinum and copper do not stick. A strong magnet slides slowly down a silver bar.',
          'Sound: silver rings high and long, base metal thuds. Never drop a proof.',
          'Conductivity and X-rays: a verifier reads through a capsule, and a jeweler’s analyzer names the alloy.',
        ],
      },
    ),
    section(
      'store',
      'How to store it',
      [
        'Three places are common. Many people use two of them. The chapter on storing weighs them up.',
      ],
      {
        links: [link('chapter on storing', '/investing-guide/how-to/store-at-home-or-vault')],
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
      },
    ),
    section('care', 'How to handle it', [
      'Hold coins by the edge. Skin leaves acid, and a fingerprint on a proof stays. Keep silver dry and away from rubber, wool and PVC: soft plastic sweats a green film that eats into it. Never polish anything; it takes metal and value away at once.',
      'Soft gloves of cotton or nitrile help with proofs. Over a towel, a coin that slips lands softly.',
    ]),
    section(
      'sell',
      'How to sell it again',
      [
        'Ask more than one buyer, on the same day, for the same list. Compare what you are paid in total, after shipping and insurance. Sell whole tubes and boxes unopened. Our page Sell To Us shows what we pay right now, and the chapter on selling says what happens between your request and the money.',
      ],
      {
        links: [
          link('Sell To Us', '/sell-to-us'),
          link('chapter on selling', '/investing-guide/how-to/sell-again'),
        ],
      },
    ),
    section(
      'record',
      'How to keep a record',
      [
        'Note date, piece, quantity, price and dealer for every purchase. Pieces bought here enter your portfolio by themselves once they have shipped; what you bought elsewhere you can add. A copy at another place helps your heirs and your insurer.',
      ],
      {
        links: [
          link('your portfolio', '/bold-bullion-portfolio'),
          link('you can add', '/bold-bullion-portfolio/add'),
        ],
      },
    ),
  ],
};
