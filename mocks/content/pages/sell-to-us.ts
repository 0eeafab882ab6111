import { type Page, section } from './page.ts';

export const sellToUs: Page = {
  path: '/sell-to-us',
  title: 'Sell to us',
  description: 'How we price metal that you sell to us, and what we have to report.',
  next: [
    { label: 'Ask for a quote', href: '/sell-to-us/request' },
    { label: 'Read how to buy and sell', href: '/investing-guide/how-to' },
  ],
  updatedOn: '2026-10-20',
  sections: [
    section('price', 'How we price', [
      'Everything begins with the bid, the price at which the market buys metal. Coins that sell again at once, such as Silver Eagles, bring a little more than their metal. Rounds and bars without a name bring somewhat less, because we have to find a buyer for them first.',
    ]),
    section(
      'condition',
      'What condition costs',
      ['We look at each piece and name the reason whenever we take something off.'],
      {
        table: {
          caption: 'Usual deductions',
          columns: ['Condition', 'Taken off'],
          rows: [
            ['As from the mint', 'Nothing'],
            ['Fingerprints', '0.5 percent'],
            ['Toning', '1 percent'],
            ['Milk spots', '1 percent'],
            ['Scratches', '2 percent'],
            ['Dents', '3 percent'],
          ],
        },
      },
    ),
    section('not-bought', 'What we do not buy', [
      'We do not buy copper, plated pieces, or anything we cannot test. Jewelry is worth its metal to us and perhaps more to you; ask a jeweler first.',
    ]),
    section(
      'reporting',
      'What we have to report',
      [
        'A dealer who buys certain metals from a private person in certain amounts has to tell the Internal Revenue Service on form 1099-B. Sales that belong together count together. Eagles, Buffalos and fractional coins are not on the list.',
      ],
      {
        table: {
          caption: 'Sales that are reported',
          columns: ['What', 'From'],
          rows: [
            ['Gold bars of .995 or finer', '1 kilo in total (32.15 troy ounces)'],
            ['Silver bars and rounds of .999 or finer', '1,000 troy ounces in total'],
            ['Platinum bars of .9995 or finer', '25 troy ounces in total'],
            ['Palladium bars of .9995 or finer', '100 troy ounces in total'],
            ['1 oz Krugerrands, gold Maple Leafs, Mexican Onzas', '25 coins'],
            ['90 percent silver coins of the United States', '$1,000 of face value'],
          ],
        },
      },
    ),
    section('market', 'If the price moves after you accept', [
      'The locked price stands, whichever way the market goes. If a parcel does not come, we charge what the market has risen in the meantime, just as we charge a buyer who cancels what it has fallen.',
    ]),
  ],
};
