import type { Wire } from '../../backend/wire.ts';
import { clearingWords, DEADLINES } from '../../checkout/payment/deadlines.ts';
import { formatDollars } from '../../pricing/dollars.ts';
import { settings } from '../../pricing/settings.ts';
import { type Page, section } from './page.ts';

export const shippingInsurance: Page = {
  path: '/legals/shipping-insurance',
  title: 'Shipping and insurance',
  description:
    'What shipping costs, how long it takes, and what is insured until it is in your hands.',
  next: [
    { label: 'Track an order', href: '/orders/track' },
    { label: 'Read about returns and cancellation', href: '/legals/returns' },
  ],
  updatedOn: '2026-09-01',
  sections: [
    section(
      'cost',
      'What shipping costs',
      [
        'Domestic orders of $199 or more ship free. The $199 are counted on the merchandise, at the price for payment by check or wire, before coupons and before tax.',
        'Smaller orders pay a flat rate. Faster shipping is charged by weight, because metal is heavy: 25 cents for each troy ounce of the selected items, and at least $29.95.',
      ],
      {
        table: {
          caption: 'Domestic shipping by merchandise total',
          columns: ['Merchandise', 'Standard', 'Expedited or FedEx'],
          rows: [
            ['Under $50', '$5.95', 'From $29.95'],
            ['$50 to $99.99', '$8.95', 'From $29.95'],
            ['$100 to $198.99', '$9.95', 'From $29.95'],
            ['$199 or more', 'Free', 'From $29.95'],
          ],
        },
      },
    ),
    section(
      'time',
      'How long it takes',
      [
        'What is in stock leaves us one to three business days after your payment has cleared. How long a payment takes depends on how you pay, and we show the date before you order.',
        'Presale and backordered pieces are not in our vault yet. An order that holds one of them waits for it, unless you let us split it in two parcels: choose so at checkout, for that order, or in the settings of your account, for all of them.',
      ],
      {
        table: {
          caption: 'When a payment clears',
          columns: ['Payment', 'Clears', 'What to expect'],
          rows: [
            ['Card, PayPal, Apple Pay', clears('creditCard'), 'Carries a surcharge of 4.2 percent'],
            ['Bank wire', clears('wire'), due('wire')],
            ['eCheck', clears('eCheck'), 'We hold it until the bank cannot take it back'],
            ['Paper check', clears('paperCheck'), due('paperCheck')],
          ],
        },
      },
    ),
    section('insurance', 'What is insured', [
      'Every domestic and international parcel is insured for its full value from our door until the carrier marks it as delivered, or until somebody at the address signs for it.',
      'The insurance ends where we lose control. It does not cover a parcel that was redirected to another address after it left us, one that was left somewhere on your instructions, or one whose signature you have waived.',
    ]),
    section(
      'trouble',
      'If something goes wrong',
      [
        'Insurers have short deadlines, and so, sadly, do we. Please tell us as soon as you notice.',
      ],
      {
        list: [
          `Damaged on arrival: keep all packaging, take pictures before you unpack further, and ask for a return on your order’s own page: within two days if you can, and within ${settings.returnDays} at the latest. It costs you nothing.`,
          'No news from the carrier: call us when the tracking has stood still for five days with the post office, or three with UPS.',
          'Marked as delivered, but not there: look with neighbors and household first, then call us the same day.',
          `Not what you ordered, not as we described it, or incomplete: ask for a replacement or your money on your order’s own page, within ${settings.returnDays} days of the delivery. It costs you nothing.`,
          `Anything else: ask there too. If we take it back, restocking costs ${settings.restockingPercent} percent of its price, and at least ${formatDollars(settings.restockingMinimumCents)}. Bullion that is as you ordered it cannot be returned, because its price moves; you can sell it back to us.`,
        ],
      },
    ),
    section('packaging', 'Plain packaging', [
      'Parcels carry no word about metal, coins or value. The sender is written in initials, and nothing rattles: we would rather pack a box twice than have it talk.',
    ]),
    section('signature', 'Signatures', [
      'A signature on delivery costs $3.95, and nothing for orders of $750 or more. We recommend it whenever a parcel would otherwise stand on a porch.',
    ]),
    section('special', 'Military addresses, territories and other countries', [
      'APO, FPO and DPO addresses are served by the post office only. Parcels to United States territories take some days longer. For other countries write to us before you order: we tell you the price of shipping and take the order; duties and import taxes are yours to pay.',
    ]),
    section('depository', 'Straight to a depository', [
      'Metal for an IRA has to go to a depository. Choose it as the shipping address, with the name and the account number your custodian gave you. Sales tax then follows the state of the depository, not yours.',
    ]),
  ],
};

function clears(method: Wire<'PaymentMethod'>): string {
  const words = clearingWords(method);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function due(method: Wire<'PaymentMethod'>): string {
  return `Has to reach us within ${DEADLINES[method].dueIn} business days`;
}
