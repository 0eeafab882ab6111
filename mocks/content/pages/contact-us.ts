import { type Page, section } from './page.ts';

export const contactUs: Page = {
  path: '/company/contact-us',
  title: 'Contact us',
  description: 'How to reach a person, what to have at hand, and how soon we answer.',
  next: [
    { label: 'Track an order', href: '/orders/track' },
    { label: 'Look up a word in the glossary', href: '/glossary' },
  ],
  updatedOn: '2026-10-12',
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
