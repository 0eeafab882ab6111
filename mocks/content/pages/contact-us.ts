import { formatDollars } from '../../pricing/dollars.ts';
import { settings } from '../../pricing/settings.ts';
import { link, type Page, section } from './page.ts';

/** What is asked most, the commonest first. */
const questions: NonNullable<Page['questions']> = [
  {
    question: 'Where is my order?',
    answer:
      'Track an order with its number, your email address and the ZIP code. You need no account. With one, your order history shows all of them.',
    links: [
      link('Track an order', '/orders/track'),
      link('order history', '/orders/order-history'),
    ],
  },
  {
    question: 'When does my order ship?',
    answer:
      'What is in stock leaves one to three business days after your payment has cleared. How long a payment takes is in the table on shipping.',
    links: [link('the table on shipping', '/legals/shipping-insurance#time')],
  },
  {
    question: 'Can I cancel my order?',
    answer: `Yes, until it is packed. It costs ${formatDollars(settings.cancelFeeCents)}, and what the market has fallen since. The page on returns has an example.`,
    links: [link('page on returns', '/legals/returns#market-loss')],
  },
  {
    question: 'Something is damaged, missing or wrong. What now?',
    answer: `Keep all packaging, and ask on the page of the order, within ${settings.returnDays} days of the delivery. It costs you nothing. Start from your order history.`,
    links: [link('your order history', '/orders/order-history')],
  },
  {
    question: 'When is my price fixed?',
    answer:
      'When you place the order. Until then it follows the market. The terms of sale say it in full.',
    links: [link('terms of sale', '/legals/terms#price')],
  },
  {
    question: 'Why does a card cost more?',
    answer: `Card companies, PayPal and Apple Pay charge us for each payment. So those prices are ${settings.surchargePercent} percent higher. Read how to pay less in the guide.`,
    links: [link('how to pay less', '/investing-guide/how-to')],
  },
  {
    question: 'Do I pay sales tax?',
    answer:
      'It depends on the state to which we ship. Many states leave metal untaxed. Look up your state to see its rule.',
    links: [link('Look up your state', '/state-sales-tax')],
  },
  {
    question: 'How do I sell to you?',
    answer:
      'Ask for a quote, accept it, and send the metal insured. We pay after we have tested it. See what we pay today.',
    links: [
      link('Ask for a quote', '/sell-to-us/request'),
      link('what we pay today', '/sell-to-us'),
    ],
  },
  {
    question: 'Can metal go into my IRA?',
    answer:
      'Some of it can, into a self-directed one. A custodian orders it and a depository keeps it. Six steps lead there.',
    links: [link('Six steps', '/services/precious-metals-ira')],
  },
  {
    question: 'I cannot sign in. What can I do?',
    answer: 'Ask for a new password by email. You can also order and track without an account.',
    links: [link('Ask for a new password', '/forgot-password')],
  },
];

export const contactUs: Page = {
  path: '/company/contact-us',
  title: 'Contact us',
  description: 'How to reach a person, what to have at hand, and how soon we answer.',
  next: [
    { label: 'Track an order', href: '/orders/track' },
    { label: 'Look up a word in the glossary', href: '/glossary' },
  ],
  questions,
  updatedOn: '2026-11-20',
  sections: [
    section('phone', 'By phone', [
      'Call 1(866)454-BOLD, which is 1 866 454 2653. We pick up Monday to Friday from 9 in the morning to 5 in the afternoon, Central Time.',
      'If you would rather not speak, or hear badly on the phone, write to us with the form on this page. Both ways reach the same people, and relay calls are welcome.',
    ]),
    section(
      'writing',
      'In writing',
      [
        'Choose what your message is about, so that it reaches somebody who can decide. We answer within one business day.',
      ],
      {
        list: [
          'About an order: give its number. It begins with BPM and stands in every message about it.',
          'About a payment: say how and when you paid. Never send card or account numbers.',
          'About a piece you received: describe what you see. We will ask for pictures if they help.',
          'About this website being hard to use: tell us what you tried and with which tools. We treat that as a fault, not as a wish.',
        ],
      },
    ),
    section('urgent', 'When it cannot wait', [
      'Call if a parcel is marked as delivered and is not there, if your order has to be stopped although it is packed, or if somebody asks you in our name to buy metal, gift cards or anything else. We never call to ask for a password, and we never send anybody to your door.',
    ]),
    section('company', 'Who we are', [
      'BOLD Precious Metals, LLC is a dealer in silver, gold, platinum, palladium and copper. We sell to people, not at them: no calls you did not ask for, and the price of one piece stands beside the price of many.',
    ]),
  ],
};
