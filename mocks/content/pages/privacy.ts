import { link, type Page, section } from './page.ts';

export const privacy: Page = {
  path: '/legals/privacy',
  title: 'Privacy',
  description: 'What this store knows about you, where it is kept, and how to have it removed.',
  inShort: [
    'We keep what an order needs, and what you type into a form to send it.',
    'The pages that you look at are counted only if you allow it. You can change that at any time.',
    'Your cart, your settings and your drafts stay in your own browser.',
  ],
  next: [
    { label: 'Choose whether your visits are counted', href: '/privacy-choices' },
    { label: 'Ask us what we know about you', href: '/company/contact-us' },
  ],
  updatedOn: '2026-11-20',
  sections: [
    section(
      'given',
      'What you give us',
      ['Only what you type or choose. Each form says why it asks.'],
      {
        table: {
          caption: 'What we hold, and what for',
          columns: ['What', 'What for'],
          rows: [
            ['Name, email address, phone number', 'Your account, your orders, our answers'],
            ['Addresses', 'Shipping, billing and sales tax'],
            ['Orders, returns and sales to us', 'Invoices, the portfolio, and our books'],
            ['Watchlist, alerts and holdings that you add', 'To show them to you'],
            ['Reviews', 'Shown to everybody, with the name under which you write'],
            ['Messages and photos that you send', 'To answer you, or to judge a piece'],
          ],
        },
      },
    ),
    section('payment', 'What you pay with', [
      'A card, PayPal or Apple Pay is handled by the company that takes the payment. Its own page asks for the number, and we are told only whether it worked. For an eCheck we pass on the routing and account numbers. None of these numbers is kept in your browser by us.',
      'Never send us such a number in a message.',
    ]),
    section(
      'cookies',
      'Cookies',
      [
        'A cookie is a short note that your browser keeps for a store. Ours are needed for what you do here, except the one that counts.',
      ],
      {
        table: {
          caption: 'The cookies of this store',
          columns: ['What it is for', 'How long', 'Read by scripts'],
          rows: [
            ['Staying signed in; the key itself', '30 days', 'No'],
            ['Telling the page that you are signed in', '30 days', 'Yes'],
            ['The checkout of a guest', '30 days', 'No'],
            ['The cart of a guest', '30 days', 'Yes'],
            ['The coupon of the cart', 'Until it is used or you sign out', 'Yes'],
            ['The price shown first: card or check', 'One year', 'Yes'],
            ['A checkout that you have begun', 'One day', 'No'],
            ['The order that you have just placed', 'One day', 'No'],
            ['What you pressed before you had to sign in', 'One hour', 'Yes'],
            ['Your choice about counting', 'Half a year', 'Yes'],
            ['A random number, only if you allow counting', '30 days', 'Yes'],
          ],
        },
      },
    ),
    section(
      'browser',
      'What stays in your browser',
      [
        'Some things are stored in your browser. They are sent to us only if you send the form that they belong to.',
      ],
      {
        list: [
          'Your settings: colors, text size, motion, sounds, time limits, messages.',
          'As a guest, the makers you like, and a cart too long for its cookie.',
          'Products that you compare, and your list of pieces to sell.',
          'What you have typed into a form, in this tab only. Passwords, cards and files are never kept.',
        ],
      },
    ),
    section('out', 'When you sign out', [
      'Signing out removes your session, your preferences and the drafts of the tab, in all tabs of this browser. Your account and your orders stay with us.',
    ]),
    section(
      'counting',
      'Counting visits',
      [
        'At the foot of each page you can allow counting, or decline. Both buttons look the same. Until you choose, nothing is counted. A browser that sends Global Privacy Control or Do Not Track has declined for you.',
        'If you allow it, we learn which pages are looked at and what goes into a cart. Addresses, invoice numbers and what you type are left out. The choice is yours to change on the page of privacy choices.',
      ],
      { links: [link('privacy choices', '/privacy-choices')] },
    ),
    section(
      'others',
      'Who else learns something',
      ['We give away only what a task needs. We do not sell it.'],
      {
        list: [
          'The carrier gets your name and address, and a phone number for the delivery.',
          'The company that takes a payment gets the amount and what you type on its page.',
          'A depository gets the name and number of your account, if you ship there.',
          'The newsletter form may load a check against robots from another company. It does so only on that form.',
          'The chat comes from another company, where a dealer has switched it on. Without one, nothing of it is loaded.',
          'Authorities get what the law asks for, such as form 1099-B.',
        ],
        links: [
          link('newsletter form', '/connect'),
          { text: '1099-B', href: '/glossary#form-1099-b' },
        ],
      },
    ),
    section(
      'rights',
      'What you can ask for',
      [
        'You can read and change most of it in your account settings. For a copy of all of it, or to have it removed, write to us and choose “My account”. Some records of orders have to be kept for a time by law, and we say which.',
      ],
      {
        links: [
          link('account settings', '/myaccounts/accountsettings'),
          link('write to us', '/company/contact-us'),
        ],
      },
    ),
    section('demonstration', 'A demonstration store', [
      'This is the text of a demonstration store. It says what this software does. On its own it runs with made-up customers and products, and what you type is forgotten when the store is stopped. A dealer who runs it has to add its company, the services that it uses and the law that applies, and to have the text read by a lawyer.',
    ]),
  ],
};
