import { link, type Page, section } from './page.ts';

export const accessibility: Page = {
  path: '/accessibility',
  title: 'Accessibility',
  description:
    'What we aim at, what is tested and how, what is not, and how to tell us of a fault.',
  inShort: [
    'The store aims at WCAG 2.2, level AA, and at most of level AAA.',
    'Machines test it at each change. No person has yet tested it by hand with NVDA, JAWS or VoiceOver.',
    'If something does not work for you, that is our fault. Tell us, and we answer within one business day.',
  ],
  next: [
    { label: 'Tell us what does not work', href: '/company/contact-us?about=accessibility' },
    { label: 'Use the list of all pages', href: '/site-map' },
  ],
  updatedOn: '2026-11-20',
  sections: [
    section('aim', 'What we aim at', [
      'WCAG are the Web Content Accessibility Guidelines of the W3C. Version 2.2 has three levels: A, AA and AAA. We hold ourselves to all of A and AA. That is an aim and not a certificate: nobody from outside has audited the store.',
      'From AAA we take the greater part: text with a contrast of 7 to 1, controls of 44 by 44 pixels, no time limit that you cannot switch off, no line over 80 characters, help in each form, and a glossary.',
    ]),
    section('works', 'What you can do', ['All of it works on every page, and needs no account.'], {
      list: [
        'Use the keyboard alone. Skip links are the first stops, and the focus is always visible.',
        'Enlarge the page to 400 percent without scrolling sideways. Only wide tables and charts scroll within themselves.',
        'Choose light, dark or high-contrast colors, larger text and less motion under Preferences in the header. The colors of your system work too.',
        'Pause the live prices. They are never read out unless you ask.',
        'Let messages stay until you close them, and switch off time limits.',
        'Read each chart as a sentence and as a table, or hear it as tones.',
        'Go to any page by name with Quick navigation.',
        'Read, search and order without JavaScript.',
      ],
    }),
    section(
      'tested',
      'What is tested, and how',
      [
        'The tests are part of the software. A change that breaks one of the first four does not pass.',
      ],
      {
        table: {
          caption: 'Tests of accessibility',
          columns: ['What', 'How', 'When'],
          rows: [
            [
              'Every kind of page, and what opens over it',
              'axe, with all rules up to AAA, at 1440 and 320 pixels, in Chromium',
              'At each change',
            ],
            [
              'Names, keys, focus, announcements',
              'Tests that act like a shopper, in Chromium',
              'At each change',
            ],
            [
              'Targets, contrast, words, sideways scroll',
              'Our own measurements on each screen',
              'At each change',
            ],
            ['From the home page to the cart', 'By keyboard alone, in Chromium', 'At each change'],
            [
              'A walk in Firefox and WebKit',
              'A script with axe; WebKit is the engine of Safari',
              'Now and then',
            ],
          ],
        },
      },
    ),
    section('not-tested', 'What is not tested', [
      'No one has used the store by hand with NVDA, JAWS, VoiceOver or TalkBack, with voice control, or with a switch. Firefox and Safari have been run by a script, not by a person. No person with a disability has been asked to test it yet. Rule checkers such as axe find only a part of all faults, so we know that there are more.',
    ]),
    section(
      'faults',
      'Faults that we know',
      ['They will be taken off this list when they are gone.'],
      {
        list: [
          'The pages of a payment company, of a carrier and of a chat are not ours. We cannot promise how they work. You can order by check, and you can call instead.',
          'In Safari before 26.2 and Firefox before 147, the Back button leaves a page instead of closing what lies over it.',
          'The key F6 moves between the parts of our pages, so it no longer reaches the address bar at once. Control and L does.',
          'Searching by voice works only in browsers that offer it. You can type instead.',
          'Legal pages are harder to read than others. Each begins with a summary in plain words.',
        ],
      },
    ),
    section(
      'tell',
      'How to tell us',
      [
        'Write to us and choose “This website being hard to use”, or call 1 866 454 2653, Monday to Friday from 9 in the morning to 5 in the afternoon, Central Time. Relay calls are welcome. Say what you wanted to do, what happened, and with which browser and tools. You need not know why.',
        'We answer within one business day: when it can be mended, and how we do it for you by phone until then. A fault that stops somebody from buying, selling or reading an order comes before all other work.',
        'This statement was written on November 20, 2026, by the people who build the store. It is for this demonstration; a dealer who runs the software has to test its own store and to name a person who is responsible.',
      ],
      { links: [link('Write to us', '/company/contact-us?about=accessibility')] },
    ),
  ],
};
