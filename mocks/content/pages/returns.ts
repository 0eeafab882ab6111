import { formatDollars } from '../../pricing/dollars.ts';
import { settings } from '../../pricing/settings.ts';
import { link, type Page, section, term } from './page.ts';

const fee = formatDollars(settings.cancelFeeCents);
const least = formatDollars(settings.restockingMinimumCents);

export const returns: Page = {
  path: '/legals/returns',
  title: 'Returns and cancellation',
  description: 'How to stop an order, how to send something back, and what each of them costs.',
  inShort: [
    `You can cancel an order until it is packed. It costs ${fee}, and what the market has fallen since.`,
    `If something is damaged, wrong, missing or not as described, ask within ${settings.returnDays} days of the delivery. It costs you nothing.`,
    'Bullion that is as you ordered it cannot be returned, because its price moves. You can sell it back to us.',
  ],
  next: [
    { label: 'Open your orders to cancel or return', href: '/orders/order-history' },
    { label: 'See what we pay when you sell to us', href: '/sell-to-us' },
  ],
  updatedOn: '2026-11-20',
  sections: [
    section(
      'cancel',
      'Stopping an order',
      [
        'An order can be cancelled as long as it is not packed. Open it in your order history. The page shows what it costs before you decide, and nothing happens until you confirm.',
        'If you ordered as a guest, write to us with the number of the order. If it is packed already, call us at once: sometimes a parcel can still be held.',
      ],
      {
        links: [
          link('your order history', '/orders/order-history'),
          link('write to us', '/company/contact-us?about=cancel'),
        ],
      },
    ),
    section(
      'market-loss',
      'What a cancellation costs',
      [
        `The fee is ${fee} for an order. If the price of a piece has fallen since you ordered, you also owe the difference. That is the market loss. We bought the metal at your price when you ordered, and have to sell it again at the price of now.`,
        `An example: you order 20 coins at $70.00 each. Three hours later the same coins cost $68.50. The market loss is 20 times $1.50, or $30.00. With the fee, cancelling costs $65.00.`,
        'If the price has risen, there is no market loss. A piece that has risen is not set off against one that has fallen. Jewelry and supplies have fixed prices, so they bring no market loss.',
      ],
      { links: [term('market loss', 'market-loss'), link('supplies', '/supplies')] },
    ),
    section(
      'back',
      'What you can send back',
      [
        `Ask on the page of the order, within ${settings.returnDays} days of the delivery. Name the pieces and the reason, and add photos if they help. You choose between a new piece and your money.`,
      ],
      {
        table: {
          caption: 'Reasons for a return, and what each costs you',
          columns: ['Reason', 'Cost', 'Good to know'],
          rows: [
            ['Damaged', 'Nothing', 'Keep all packaging. Tell us within two days if you can'],
            ['Not what you ordered', 'Nothing', 'Leave it sealed if it is'],
            ['Something is missing', 'Nothing', 'Nothing has to be sent back'],
            ['Not as described', 'Nothing', 'Tell us which words are wrong'],
            [
              'Something else',
              `${settings.restockingPercent} percent, and at least ${least}`,
              'Only if we agree to take it back',
            ],
          ],
        },
      },
    ),
    section(
      'bullion',
      'Why bullion is different',
      [
        'A sweater costs the same next week. Metal does not. If everybody could send coins back after a fall, all others would pay for it through the premium. So bullion that is as you ordered it stays yours.',
        'You can always sell it. We buy at the bid of the day, whether the piece came from us or not, and the price is locked when you accept our quote.',
      ],
      {
        links: [
          term('bullion'),
          term('premium'),
          term('bid'),
          link('our quote', '/sell-to-us/request'),
        ],
      },
    ),
    section('steps', 'How a return goes', ['Five steps. Each is shown on the page of the order.'], {
      list: [
        'You ask. We answer within two business days. Keep the packaging, and send nothing before we answer.',
        'We approve it, or say why not and what you can do instead.',
        'We send a prepaid label by email. Hand over the parcel within ten days.',
        'We look at the pieces when they arrive.',
        'Within two business days you get the same again, or your money in the way you paid.',
      ],
    }),
    section(
      'whom',
      'Whom to ask',
      [
        'This is the text of a demonstration store. A dealer who runs this software puts its own rules here, and state law may give you more rights than they say. For questions about an order of yours, write to us or call.',
      ],
      { links: [link('write to us', '/company/contact-us')] },
    ),
  ],
};
