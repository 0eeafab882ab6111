import { link, section, term } from '../../pages/page.ts';
import type { Article } from '../article.ts';

export const howAPriceLockWorks: Article = {
  type: 'blog',
  topic: 'buying',
  slug: 'how-a-price-lock-works',
  title: 'How a price lock works',
  description: 'Five minutes in the cart, five at the checkout, and what happens in the sixth.',
  publishedOn: '2026-10-15',
  products: ['2026-1-oz-canadian-silver-maple-leaf-coin-bu'],
  next: [
    { label: 'Read how to buy, step by step', href: '/investing-guide/how-to' },
    { label: 'See what is in the vault and ships soon', href: '/bullion-in-stock' },
  ],
  sections: [
    section(
      'why',
      'Why there is a lock at all',
      [
        'Spot moves several times a minute while the market is open, and our prices follow it. Without a lock the total would change between two fields of a form, and nobody could agree to it.',
        'A lock is a promise with an end. For a short time we carry the risk that the market moves. It is short because the risk is real: on an ordinary day silver changes by 1.7 percent and gold by 0.9.',
      ],
      { links: [term('Spot'), link('follow it', '/chart/silver-price')] },
    ),
    section(
      'in-the-cart',
      'In the cart',
      [
        'The first product you add fixes the prices of the cart for five minutes. When they are over, the cart takes the prices of that moment and tells you which of them moved, and by how much. Nothing leaves the cart, and quantities stay.',
        'A clock that runs can be a burden, so it is not read out second by second. You can take fresh prices whenever you like, and you can read as slowly as you like: the only thing that changes is the price.',
      ],
      { links: [link('the cart', '/cart/cart')] },
    ),
    section('checkout', 'At the checkout', [
      'The checkout begins its own five minutes. You hear from us one minute before the end, and one press of a button takes fresh prices and a fresh five minutes. What you have typed stays.',
      'If the time runs out while you type, nothing is lost either. The new prices are shown first, beside the old ones, and you decide whether to go on. An order is never placed at a price you have not seen.',
    ]),
    section(
      'list',
      'What is locked and what is not',
      ['The lock holds the price of each piece. Some parts of a total depend on other things.'],
      {
        list: [
          'Locked: the price of each piece, at the step of quantity that you have reached.',
          'Not locked: the step itself. If you change the quantity, the price of the new step holds.',
          'Not locked: the way to pay. Card, PayPal and Apple Pay add 4.2 percent, and both sums are on the page.',
          'Known only with an address: shipping and sales tax.',
          'Known only when it is there: a presale piece keeps its price, but comes on its own date.',
        ],
        links: [
          link('sales tax', '/state-sales-tax'),
          link('shipping', '/legals/shipping-insurance'),
          term('presale'),
        ],
      },
    ),
    section(
      'after',
      'After you have ordered',
      [
        'Then the price is yours and ours. If metal doubles overnight, you still get it at the price of the order. If it halves, you still owe it. In the same minute we buy the metal that replaces yours, so that neither of us has bet on the next day.',
        'That is why cancelling an order costs what the market has fallen since, and a fee of $35. If the market has risen, only the fee is due. The trade calls the first part a market loss.',
      ],
      { links: [term('market loss', 'market-loss')] },
    ),
    section(
      'example',
      'An example of a cancelled order',
      [
        'You order 20 coins at $68.00 each, which is $1,360.00. Two days later you cancel, and the same coin costs $65.50. The market loss is $2.50 a coin, $50.00 for all. With the fee the cancellation costs $85.00.',
        'Had the coin risen to $70.00, only the fee of $35.00 would be due. The gain stays with us, as the loss would have stayed with you. We show the amount before you decide, and it holds for five minutes.',
      ],
      {
        links: [link('cancel', '/orders/order-history')],
        table: {
          caption: 'Twenty coins ordered at $68.00 and cancelled',
          columns: ['Price at the cancellation', 'Market loss', 'Fee', 'Together'],
          rows: [
            ['$65.50', '$50.00', '$35.00', '$85.00'],
            ['$67.00', '$20.00', '$35.00', '$55.00'],
            ['$68.00', '$0.00', '$35.00', '$35.00'],
            ['$70.00', '$0.00', '$35.00', '$35.00'],
          ],
        },
      },
    ),
    section(
      'pay',
      'The lock and your payment',
      [
        'An order is binding from the moment you place it, even if the money is still on its way. A wire has to reach us within two business days, a paper check within ten. The price of the order does not move while we wait.',
        'The sum depends on how you pay. Here is one order by each way, at the prices of this moment.',
      ],
      {
        example: {
          kind: 'ways-to-pay',
          products: ['2026-1-oz-canadian-silver-maple-leaf-coin-bu'],
          quantity: 20,
          caption: 'Twenty Silver Maple Leafs by each way to pay',
        },
      },
    ),
    section('weekend', 'At the weekend', [
      'Trading runs from Sunday evening to Friday afternoon in New York. When the market is closed, spot stands still, and so do our prices. The lock then holds what would not move anyway. You can order at any hour; the price is that of the last trade.',
    ]),
    section(
      'calm',
      'How to use it calmly',
      ['A lock is no reason to hurry. Most moves within five minutes are a few cents an ounce.'],
      {
        list: [
          'Decide first, add afterwards. Prices on product pages are fresh and need no lock.',
          'Keep your addresses in your account, so that the checkout is short.',
          'Wait for a price with an alert instead of with an open cart.',
        ],
        links: [
          link('an alert', '/alert/spot/silver'),
          link('your account', '/myaccounts/accountsettings'),
        ],
      },
    ),
  ],
};
