import { lastOrderDays } from '../../orders/vault-days.ts';
import { section } from '../pages/page.ts';
import type { Article } from './article.ts';

const type = 'news';

const days = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

function dayInWords(date: string): string {
  return days.format(new Date(date));
}

export const shopNews: readonly Article[] = [
  {
    type,
    topic: 'store',
    next: [
      { label: 'See what is in the vault and ships soon', href: '/bullion-in-stock' },
      { label: 'Read how we ship', href: '/blogs/when-your-parcel-comes' },
    ],
    slug: 'holiday-shipping-2026',
    title: 'Holiday shipping in 2026',
    description: 'The last days to order for the holidays, by way of payment.',
    publishedOn: '2026-11-10',
    sections: [
      section(
        'dates',
        'Order by these days',
        [
          'We ship on business days only, and payments need their time first. Presale pieces follow their own dates.',
        ],
        {
          table: {
            caption: 'To arrive by December 24',
            columns: ['Payment', 'Standard', 'Expedited'],
            rows: lastOrderDays('2026-12-24').map(({ label, standard, expedited }) => [
              label,
              dayInWords(standard),
              dayInWords(expedited),
            ]),
          },
        },
      ),
      section('closed', 'When we are closed', [
        'November 26 and 27, December 25 and January 1. Prices follow the market on every day that it is open, and orders can be placed at any hour.',
      ]),
    ],
  },
  {
    type,
    topic: 'store',
    next: [
      { label: 'Open your portfolio', href: '/bold-bullion-portfolio' },
      { label: 'Bring in purchases from a file', href: '/bold-bullion-portfolio/import' },
    ],
    slug: 'portfolio-counts-four-metals',
    title: 'The portfolio counts all four metals',
    description: 'Platinum and palladium now have their own figures, series and candles.',
    publishedOn: '2026-10-06',
    sections: [
      section('new', 'What is new', [
        'Until now the portfolio followed gold and silver. Platinum and palladium stand beside them from today, with ounces, cost, present value and the change of the day.',
      ]),
      section('premium', 'With or without premium', [
        'One switch decides whether your figures show metal alone or what you paid above it as well. It changes all figures at once, so that they can be compared.',
      ]),
      section('outside', 'Bought elsewhere', [
        'You can add what you bought from others. We fill in the spot price of the day, which you may correct.',
      ]),
    ],
  },
  {
    type,
    topic: 'store',
    next: [
      { label: 'Open the settings of your account', href: '/myaccounts/accountsettings' },
      { label: 'Tell us what is still in your way', href: '/company/contact-us' },
    ],
    slug: 'settings-for-everybody',
    title: 'Settings that fit you',
    description:
      'Prices that stand still, larger text, messages that wait: set once, kept for you.',
    publishedOn: '2026-08-26',
    sections: [
      section('calm', 'A calmer page', [
        'Prices can stand still until you ask for new ones. Messages can stay until you close them. Motion can be switched off here even if your device does not ask for it.',
      ]),
      section('money', 'The price you pay', [
        'Choose whether lists show the price by check or by card. Everything else follows, down to the total.',
      ]),
      section('kept', 'Kept for you', [
        'Signed in, your settings follow you to other devices. Without an account they stay in the browser.',
      ]),
    ],
  },
  {
    type,
    topic: 'taxes',
    next: [
      { label: 'Look up the tax of your state', href: '/state-sales-tax' },
      { label: 'Read about taxes on metal', href: '/investing-guide/taxes-ira' },
    ],
    sources: [
      {
        name: 'National Coin & Bullion Association and American Numismatic Association, overview of September 2025',
      },
    ],
    slug: 'washington-taxes-bullion-again',
    title: 'Washington taxes bullion again',
    description:
      'Since January 1, 2026 parcels to Washington carry sales tax. What changed, and for whom.',
    publishedOn: '2026-01-05',
    sections: [
      section('what', 'What changed', [
        'For many years Washington did not tax precious metal bullion. The legislature ended the exemption with the new year. The state’s rate is 6.5 percent; cities and counties add their own.',
      ]),
      section('who', 'Who pays', [
        'What counts is where a parcel goes. Orders to Washington that were placed before January 1 keep the tax they were quoted. Metal that goes to a depository in another state follows that state.',
      ]),
      section('next', 'What may come', [
        'A bill to bring the exemption back has been filed. We change the page State Sales Tax when it becomes law, and not before. What it says today is what we charge.',
      ]),
    ],
  },
  {
    type,
    topic: 'taxes',
    next: [
      { label: 'Look up the tax of your state', href: '/state-sales-tax' },
      {
        label: 'Read what changed in Washington in 2026',
        href: '/news/washington-taxes-bullion-again',
      },
    ],
    sources: [
      { name: 'National Coin & Bullion Association, overviews of August and September 2025' },
      { name: 'Coin World, April 2025' },
    ],
    slug: 'tax-changes-of-2025',
    title: 'Bullion and sales tax: the changes of 2025',
    description:
      'New Jersey and Florida opened up, Kentucky settled, Maryland closed. A year in four paragraphs.',
    publishedOn: '2025-12-18',
    sections: [
      section('nj', 'New Jersey', [
        'Since January 1, 2025 orders of $1,000 or more in bullion are exempt.',
      ]),
      section('ky', 'Kentucky', [
        'The exemption of August 2024 had been disputed. In March 2025 the legislature settled it: bullion is exempt.',
      ]),
      section('md', 'Maryland', [
        'On July 1, 2025 Maryland repealed its exemption for orders above $1,000. Bullion is taxed at 6 percent.',
      ]),
      section('fl', 'Florida', [
        'Since August 1, 2025 gold, silver and platinum bullion is exempt at any amount. Before, an order had to reach $500.',
      ]),
    ],
  },
];
