import { link, type Page, section, term } from './page.ts';

export const about: Page = {
  path: '/company/about',
  title: 'About us',
  description:
    'What we sell, how we earn, and how this store was built so that everybody can use it.',
  inShort: [
    'We sell and buy silver, gold, platinum, palladium and copper.',
    'We earn the difference between what we pay for metal and what we sell it for.',
    'The store is built first for people who use a screen reader or only a keyboard.',
  ],
  next: [
    { label: 'Read how accessible this store is', href: '/accessibility' },
    { label: 'Write to us or call us', href: '/company/contact-us' },
  ],
  updatedOn: '2026-11-20',
  sections: [
    section(
      'what',
      'What we do',
      [
        'BOLD Precious Metals, LLC is a dealer in bullion. We sell coins, rounds and bars of silver, gold, platinum, palladium and copper, some jewelry, and what you need to keep and test metal. We also buy it, whether it came from us or not.',
        'We take orders from people who buy one ounce, and from people who buy a monster box. There is no smallest order.',
      ],
      {
        links: [
          term('dealer'),
          term('bullion'),
          link('test metal', '/sale/precious-metal-verifier'),
          link('buy it', '/sell-to-us'),
          term('monster box', 'monster-box'),
        ],
      },
    ),
    section(
      'earn',
      'How we earn',
      [
        'A dealer lives from the spread: it buys a little below the market, and sells a little above. What you pay above spot is the premium. Most of it goes to the mint, the carrier, the insurer and the bank; the rest is ours.',
        'We show what we take. Each product states its premium, the price of one piece stands beside the price of many, and the price by card beside the price by check. Our guide works all of it out with the prices of now.',
      ],
      { links: [term('spread'), term('premium'), link('Our guide', '/investing-guide')] },
    ),
    section('promises', 'What you can count on', ['These are habits, not slogans.'], {
      list: [
        'A price does not change after you have ordered.',
        'What an order costs, with shipping and tax, is shown before you pay.',
        'We never call you to sell something, and never ask for a password.',
        'Whatever cannot be done on this website, you can do by phone.',
        'A return for a fault of ours costs you nothing.',
      ],
    }),
    section(
      'people',
      'For everybody',
      [
        'Metal can be a large part of what somebody owns. To buy it alone, without asking another person to read the price, should not depend on good eyes or a steady hand. So the store works by keyboard, with a screen reader, at any size of text, in your own colors, and mostly without scripts.',
        'The words matter as much. We write short sentences, and each word of the trade is in our glossary.',
      ],
      { links: [link('our glossary', '/glossary')] },
    ),
    section('demonstration', 'A demonstration store', [
      'What you see here is a demonstration. The products and prices are made up from public facts, no order is shipped, and no money is taken. The software is open source, so that every dealer can use it, and every shopper can see how it works.',
    ]),
  ],
};
