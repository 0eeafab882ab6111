import { type Page, section } from './page.ts';

export const investingGuide: Page = {
  path: '/investing-guide',
  title: 'Investor’s guide',
  description: 'Plain answers about owning metal, from the first ounce to the tax return.',
  updatedOn: '2026-09-21',
  sections: [
    section('why', 'Why people own metal', [
      'Gold and silver pay no interest and promise nothing. What they do is stay: no company behind them can fail, no printing press can make more, and they can be sold nearly everywhere on any day of the week.',
      'That is also all they do. A bar in a drawer is the same bar in ten years, worth what somebody pays for it then. Most owners hold metal beside other things, not instead of them.',
    ]),
    section('paths', 'Where to begin', ['The guide has five parts. Each stands by itself.'], {
      list: [
        'Beginners: what spot, premium and fineness mean, and a sensible first purchase.',
        'How to: buying, paying, checking what arrives, storing it, and selling again.',
        'Investors: what a premium costs you over time, and what size to buy.',
        'Collectors: proofs, grades, mintages, and when rarity is worth its price.',
        'Taxes and IRA: sales tax, gains, reports, and retirement accounts.',
      ],
    }),
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
