import { link, section, term } from '../../pages/page.ts';
import type { Article } from '../article.ts';

export const whenYourParcelComes: Article = {
  type: 'blog',
  topic: 'store',
  slug: 'when-your-parcel-comes',
  title: 'How we ship, and what to do when the parcel comes',
  description:
    'From the cleared payment to your table: dates, signatures, insurance, and the first ten minutes.',
  publishedOn: '2026-11-05',
  picture: '2026-1-oz-american-silver-eagle-coin-bu-tube-of-20',
  products: ['2026-1-oz-american-silver-eagle-coin-bu-tube-of-20'],
  next: [
    { label: 'Track an order', href: '/orders/track' },
    { label: 'Read the terms of shipping and insurance', href: '/legals/shipping-insurance' },
  ],
  sections: [
    section(
      'when',
      'When it leaves',
      [
        'A parcel leaves our vault one to three business days after your payment has cleared. So the date depends on how you pay. A card clears at once. A wire clears on arrival. An eCheck takes four to six business days, because until then the bank can take it back. A paper check takes five to seven after it has reached us.',
        'Before you order, the page of what is in stock and the checkout show the days on which an order would leave. Weekends and bank holidays do not count.',
      ],
      {
        links: [term('eCheck', 'echeck'), link('what is in stock', '/bullion-in-stock')],
        table: {
          caption: 'An order of Monday, June 1, in an example week without holidays',
          columns: ['Payment', 'Clears', 'Leaves'],
          rows: [
            ['Card, PayPal, Apple Pay', 'June 1', 'June 2 to 4'],
            ['Bank wire', 'June 2', 'June 3 to 5'],
            ['eCheck', 'June 5 to 9', 'June 8 to 12'],
            ['Paper check', 'June 9 to 12', 'June 10 to 17'],
          ],
        },
      },
    ),
    section(
      'example',
      'What it costs',
      [
        'Domestic orders of $199 or more ship free. Below that the charge is $5.95, $8.95 or $9.95 by the size of the order. Faster shipping is charged by weight: 25 cents for each troy ounce, and at least $29.95.',
        'An example: 20 silver coins at $67.60 are $1,352.00, so standard shipping is free. Twenty ounces at 25 cents are $5.00, so faster shipping costs the least charge, $29.95. For 200 ounces it would be $50.00. Two coins at $68.40 are $136.80 and ship for $9.95; a third coin makes the order $205.20, and shipping free.',
      ],
      { links: [term('troy ounce', 'troy-ounce')] },
    ),
    section(
      'box',
      'What the box looks like',
      [
        'It carries no word about metal, coins or value. The sender is written in initials. Nothing rattles. It is small and heavier than it looks: a tube of twenty Eagles alone weighs about a pound and a half. Lift a box of 500 with two people. It is more than 35 pounds.',
      ],
      { links: [term('tube')] },
    ),
    section(
      'signature',
      'Who signs',
      [
        'A signature on delivery costs $3.95, and nothing for orders of $750 or more. We recommend it whenever a parcel would otherwise stand on a porch. If nobody is there, the carrier leaves a note and comes again, or keeps the parcel for you to fetch.',
        'Do not ask the carrier to leave it with a neighbor or at the back door, and do not redirect it on the way. The insurance ends where we lose control.',
      ],
      { links: [link('The insurance ends', '/legals/shipping-insurance')] },
    ),
    section(
      'ten',
      'The first ten minutes',
      [
        'Clear a table, and keep the packaging until you have finished. If the order is large, let a camera run.',
      ],
      {
        list: [
          'Look at the box before you open it. Is it dented, wet, or taped twice? Take a picture of each side.',
          'Open it from the bottom if the top looks tampered with. Cut shallow.',
          'Count against the packing slip. Tubes of Eagles hold 20 coins, those of most other coins 25.',
          'Leave sealed boxes sealed. They sell better, and their weight can be checked as they are.',
          'Weigh a few pieces, and compare with the figures on the product’s page.',
          'Write down the day. Fourteen days from the delivery a return can be asked for.',
        ],
        links: [link('Weigh a few pieces', '/blogs/five-tests-at-the-kitchen-table')],
      },
    ),
    section(
      'wrong',
      'If something is wrong',
      ['Insurers have short deadlines, so tell us soon. What it costs you depends on the reason.'],
      {
        links: [link('tell us soon', '/company/contact-us')],
        table: {
          caption: 'What to do, and by when',
          columns: ['What happened', 'By when', 'What you pay'],
          rows: [
            ['Damaged on arrival', 'Two days if you can, 14 at most', 'Nothing'],
            ['Not what you ordered, or incomplete', '14 days', 'Nothing'],
            [
              'Tracking stands still',
              'After five days with the post office, three with UPS',
              'Nothing',
            ],
            ['Marked as delivered, but not there', 'The same day', 'Nothing'],
            [
              'You changed your mind about something else than bullion',
              '14 days',
              '10 percent, and at least $50',
            ],
          ],
        },
      },
    ),
    section(
      'order-page',
      'Where to ask',
      [
        'Open the order in your account and ask for a return there. You choose the reason, can add pictures, and follow what becomes of it on the same page. Without an account, write to us with the number of the order.',
        'Bullion that is as you ordered it cannot be returned, because its price moves. You can sell it back to us at the bid of the day.',
      ],
      {
        links: [
          link('your account', '/orders/order-history'),
          link('sell it back to us', '/sell-to-us'),
          term('bid'),
          term('Bullion'),
        ],
      },
    ),
    section(
      'split',
      'Orders that wait',
      [
        'A presale piece is not in our vault yet. An order that holds one waits for it, unless you let us split the order in two parcels. You choose that at the checkout, or for all orders in the settings of your account. Each parcel then has its own number and its own date.',
      ],
      {
        links: [
          term('presale'),
          link('the settings of your account', '/myaccounts/accountsettings'),
        ],
      },
    ),
    section(
      'after',
      'And then',
      [
        'Put the pieces where they will stay, and the invoice where you will find it in ten years. Pieces bought here enter your portfolio by themselves once they have shipped. Then throw the box away, in small pieces, and not on the day of the delivery.',
      ],
      {
        links: [
          link('your portfolio', '/bold-bullion-portfolio'),
          link('Put the pieces', '/blogs/storing-silver-without-regret'),
        ],
      },
    ),
  ],
};
