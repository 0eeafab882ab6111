import { formatDollars } from '../../pricing/dollars.ts';
import { settings } from '../../pricing/settings.ts';
import { link, type Page, section, term } from './page.ts';

const fee = formatDollars(settings.cancelFeeCents);
const minutes = settings.cartLockSeconds / 60;

export const terms: Page = {
  path: '/legals/terms',
  title: 'Terms of sale',
  description: 'When a price is fixed, what is added to it, and what you and we then owe.',
  inShort: [
    'Prices follow the market until you place the order. Then your price is fixed, whichever way the market goes.',
    `A card, PayPal or Apple Pay costs ${settings.surchargePercent} percent more than a check, an eCheck or a wire.`,
    `Cancelling costs ${fee} and what the market has fallen.`,
  ],
  next: [
    { label: 'Read about returns and cancellation', href: '/legals/returns' },
    { label: 'Read about shipping and insurance', href: '/legals/shipping-insurance' },
  ],
  updatedOn: '2026-11-20',
  sections: [
    section(
      'price',
      'When your price is fixed',
      [
        `A price here is made from spot and a premium. It follows the market while you look. A cart and a checkout hold their prices for ${minutes} minutes at a time. When that time ends, we ask the market again and show each price that has changed, before you go on.`,
        'Your price is locked when you place the order. From then on it does not change, and neither you nor we can ask for another one. The price that counts is the one on the order itself.',
      ],
      {
        links: [term('spot'), term('premium'), { text: 'locked', href: '/glossary#price-lock' }],
      },
    ),
    section(
      'payment',
      'Paying',
      [
        `There are two prices for each piece. The lower one is for a paper check, an eCheck or a wire. A card, PayPal or Apple Pay carries a surcharge of ${settings.surchargePercent} percent, because those companies charge us for each payment. Both prices stand side by side on each product.`,
        'A wire or a check has to reach us in time; the page on shipping says how soon. If it does not come, we treat the order as cancelled, with the costs of a cancellation.',
      ],
      {
        links: [
          term('eCheck'),
          term('surcharge'),
          link('page on shipping', '/legals/shipping-insurance'),
        ],
      },
    ),
    section(
      'tax',
      'Sales tax',
      [
        'Sales tax follows the rules of the state to which we ship. Some states tax all metal, some tax none, and some only small orders. The checkout adds it as soon as it knows the address, and says why. You can look up your state and work out an order before.',
      ],
      { links: [link('look up your state', '/state-sales-tax')] },
    ),
    section(
      'cancel',
      'Cancelling',
      [
        `You can cancel until the order is packed. It costs ${fee}, and the market loss if the price has fallen. You see both before you decide.`,
      ],
      { links: [term('market loss', 'market-loss')] },
    ),
    section(
      'shipping',
      'Shipping and risk',
      [
        'Parcels are insured for their full value from our door until the carrier marks them as delivered, or somebody at the address signs. Until then the risk is ours. After that it is yours.',
        'A presale or a backorder ships when we have it. The date we show is what we expect, and we write to you if it moves.',
      ],
      { links: [term('presale'), term('backorder')] },
    ),
    section(
      'selling',
      'When you sell to us',
      [
        'Our quote holds when you accept it. We pay after we have tested what you sent. A dealer has to report some purchases to the Internal Revenue Service on form 1099-B; the selling page lists them. Tax on a gain is yours to work out, and a tax adviser can help.',
      ],
      {
        links: [
          { text: 'form 1099-B', href: '/glossary#form-1099-b' },
          link('the selling page', '/sell-to-us'),
        ],
      },
    ),
    section('advice', 'No advice', [
      'Metal can lose value, and it pays no interest. Nothing here is advice to buy or to sell. Charts and predictions show what was, or what somebody guesses. They promise nothing.',
    ]),
    section(
      'whom',
      'Whom to ask',
      [
        'This is the text of a demonstration store. It describes what this software does, and it is no contract with anybody. A dealer who runs it puts its own terms here, with its company, its law and its court. If you have a question about an order, write to us first.',
      ],
      { links: [link('write to us', '/company/contact-us')] },
    ),
  ],
};
