import { link, type Page, section } from './page.ts';

export const investingGuide: Page = {
  path: '/investing-guide',
  title: 'Investor’s guide',
  description: 'Plain answers about owning metal, from the first ounce to the tax return.',
  next: [
    { label: 'Read the part for beginners', href: '/investing-guide/beginners' },
    { label: 'Look up a word in the glossary', href: '/glossary' },
  ],
  updatedOn: '2026-09-21',
  sections: [
    section('begin', 'Not sure where to begin?', ['Choose the sentence that is most like yours.'], {
      list: [
        '“I have never bought metal.” Begin with a first ounce, step by step.',
        '“I want to know what it really costs me.” Read what the premium is.',
        '“I have metal and nowhere to put it.” Compare three places to keep it.',
        '“I inherited coins.” Read how to sell again, and what to write down before you do.',
        '“I have a sum in mind.” See what it buys today.',
      ],
      links: [
        link('a first ounce, step by step', '/investing-guide/beginners/first-ounce'),
        link('what the premium is', '/investing-guide/beginners#premium'),
        link('three places to keep it', '/investing-guide/how-to/store-at-home-or-vault'),
        link('how to sell again', '/investing-guide/how-to/sell-again'),
        link('what to write down', '/investing-guide/taxes-ira/keeping-records'),
        link('what it buys today', '/how-much-can-i-buy'),
      ],
    }),
    section('why', 'Why people own metal', [
      'Gold and silver pay no interest and promise nothing. What they do is stay: no company behind them can fail, no printing press can make more, and they can be sold nearly everywhere on any day of the week.',
      'That is also all they do. A bar in a drawer is the same bar in ten years, worth what somebody pays for it then. Most owners hold metal beside other things, not instead of them.',
    ]),
    section(
      'metals',
      'Four metals, four characters',
      ['Prices of the same day can move in different directions. These are the reasons.'],
      {
        table: {
          caption: 'What moves each metal',
          columns: ['Metal', 'Mostly bought for', 'A usual day', 'Good to know'],
          rows: [
            [
              'Gold',
              'Savings, central banks, jewelry',
              'Moves 0.9 percent',
              'Much value in little space',
            ],
            [
              'Silver',
              'Industry first, savings second',
              'Moves 1.7 percent',
              'Bulky: $10,000 weighs several pounds',
            ],
            [
              'Platinum',
              'Catalysts, jewelry, industry',
              'Moves 1.6 percent',
              'A small market with wide spreads',
            ],
            [
              'Palladium',
              'Catalysts of petrol engines',
              'Moves 2.2 percent',
              'The widest spread of the four',
            ],
          ],
        },
      },
    ),
    section('before', 'Before you spend anything', [
      'Put by what you need for half a year. Metal can be worth a fifth less on the day you have to sell it; nobody who sold in such a week had planned to.',
      'Decide how much of your savings may be metal and write it down. In a year of rising prices, and in one of falling prices, you will be glad to have it in your own hand.',
    ]),
  ],
};
