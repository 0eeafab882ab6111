import { link, type Page, section, term } from '../page.ts';
import { question, right, wrong } from './check.ts';

export const payAndLock: Page = {
  path: '/investing-guide/how-to/pay-and-lock',
  formerPaths: ['/investing-guide/beginners/paying'],
  title: 'Paying, and the price lock',
  description:
    'How long a price holds, what each way to pay costs, and what happens if you cancel.',
  picture: '2026-1-oz-american-gold-eagle-coin-bu',
  products: ['2026-1-oz-american-gold-eagle-coin-bu', '2026-1-oz-american-silver-eagle-coin-bu'],
  inShort: [
    'A price holds for five minutes in the cart and for five more at the checkout. An order fixes it for good.',
    'Check, eCheck and wire share the lower price. Cards and PayPal add 4.2 percent.',
    'If you cancel after a fall of the market, you pay the fall and a fee of $35.',
  ],
  check: [
    question(
      'A coin costs $50.00 by check. What does it cost by card?',
      wrong(
        '$50.00, with a fee later',
        'The price by card is shown beside the other from the beginning.',
      ),
      right('$52.10', '4.2 percent of $50.00 is $2.10.'),
    ),
    question(
      'You ordered ten coins at $40.00. They cost $38.00 when you cancel. What is due?',
      wrong('$20.00', 'That is the market loss. The fee comes on top of it.'),
      right('$55.00', 'Ten times $2.00 is $20.00, and the fee is $35.00.'),
      wrong('Nothing', 'We bought the metal for you at the price of the order.'),
    ),
  ],
  next: [
    {
      label: 'Choose where to keep your metal',
      href: '/investing-guide/how-to/store-at-home-or-vault',
    },
    { label: 'Read about shipping and insurance', href: '/legals/shipping-insurance' },
  ],
  updatedOn: '2026-10-19',
  sections: [
    section('why', 'Why there is a clock', [
      'The price of metal changes all day. A store that promised its price for a week would have to charge for the risk, and everybody would pay for it. A short promise costs nothing, so ours is short and exact.',
      'The clock is no trick to hurry you. When it runs out you lose nothing but the old price, and the new one may be lower.',
    ]),
    section(
      'lock',
      'How the lock works',
      [
        'The first piece in the cart starts five minutes, in which all prices of the cart stand still. Entering the checkout starts five new ones. If you need longer, the store shows the new prices beside the old, and you decide whether you still want to go on. What you have typed stays.',
        'When you place the order, its prices are fixed until you have paid, whatever spot does. That is true for both of us: if the market doubles overnight, your coin still costs what it cost.',
        'Outside trading hours, for example at the weekend, spot stands still and so do our prices. Our price chart says when the market last moved.',
      ],
      { links: [term('spot'), link('price chart', '/chart/gold-price')] },
    ),
    section(
      'ways',
      'The ways to pay',
      [
        'There are two prices for each piece. The lower one is for money that reaches us without a fee: check, eCheck and wire. The higher one is for cards and PayPal, whose companies charge the store for each payment. It is 4.2 percent more, and it stands beside the lower price on every product page.',
      ],
      {
        links: [term('eCheck', 'echeck')],
        example: {
          kind: 'ways-to-pay',
          products: ['2026-1-oz-american-gold-eagle-coin-bu'],
          quantity: 1,
          caption: 'One Gold Eagle by each way to pay',
        },
        table: {
          caption: 'What each way to pay asks for',
          columns: ['Payment', 'Price', 'Clears', 'Good to know'],
          rows: [
            ['Card, PayPal, Apple Pay', 'Higher', 'At once', 'The quickest way to a parcel'],
            [
              'Bank wire',
              'Lower',
              'When it arrives',
              'Has to come within two business days; your bank may charge for it',
            ],
            ['eCheck', 'Lower', 'In four to six business days', 'Nothing to mail'],
            [
              'Paper check',
              'Lower',
              'Five to seven business days after it arrives',
              'Has to come within ten business days',
            ],
          ],
        },
      },
    ),
    section(
      'which',
      'Which one to choose',
      [
        'Compare the surcharge with the premium. If silver stands at $60.00 and a round costs $63.00, its premium is $3.00. By card it costs $65.65, and $2.65 of that is the surcharge: nearly as much as the premium itself.',
        'If you need the parcel soon, the card may be worth it. If you can wait a week, an eCheck costs no more than a wire and saves you the way to the bank. For large sums a wire is the usual choice, because it clears on the day it comes.',
      ],
      { links: [term('premium')] },
    ),
    section(
      'cancel',
      'If you cancel',
      [
        'On the day of your order we buy the same metal in the market, so that your price can stand. If you cancel, we have to sell it again. What the market has fallen in between is the market loss, and you owe it, with a fee of $35.',
        'Made-up figures show how it works. You order ten coins at $40.00. On the next day they cost $38.00. The market loss is ten times $2.00, which is $20.00. With the fee you pay $55.00. If they cost $42.00 instead, there is no loss, and you pay only the fee.',
        'The page of your order shows the sum before you decide, and holds it for five minutes. An order that is already packed can no longer be cancelled.',
      ],
      {
        links: [
          term('market loss', 'market-loss'),
          link('The page of your order', '/orders/order-history'),
        ],
      },
    ),
    section(
      'late',
      'If a payment does not come',
      [
        'We buy your metal on the day of the order. A payment that does not come can therefore cost you what a cancellation costs. Three habits keep that from happening:',
      ],
      {
        list: [
          'Send the wire on the day of the order, with the invoice number in the reference.',
          'Mail a check on the same day, and keep the receipt.',
          'Write to us as soon as something goes wrong. A day that we know of is seldom a problem.',
        ],
        links: [link('Write to us', '/company/contact-us')],
      },
    ),
  ],
};
