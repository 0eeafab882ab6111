import { expect, test } from 'vitest';

import { searchWords } from './transcript.ts';

/** Spoken texts as recognizers write them, and the text for the search. */
const SAID: readonly (readonly [string, string])[] = [
  ['', ''],
  ['   ', ''],
  ['Silver Eagle', 'silver eagle'],
  ['gold buffalo.', 'gold buffalo'],
  ['Gold, please!', 'gold please'],
  ['American Eagle?', 'american eagle'],
  ["Queen's Beasts", "queen's beasts"],
  ['.9999 gold', '.9999 gold'],
  ['1.5 oz polar bear', '1.5 oz polar bear'],
  // Halves
  ['half ounce gold', '1/2 oz gold'],
  ['half an ounce of gold', '1/2 oz of gold'],
  ['a half ounce gold eagle', '1/2 oz gold eagle'],
  ['one half ounce silver', '1/2 oz silver'],
  ['one-half ounce silver', '1/2 oz silver'],
  ['half-ounce round', '1/2 oz round'],
  ['1 half oz', '1/2 oz'],
  ['½ ounce silver', '1/2 oz silver'],
  ['½oz silver', '1/2 oz silver'],
  ['one and a half ounce maple', '1 1/2 oz maple'],
  ['1 and a half ounce', '1 1/2 oz'],
  // Quarters
  ['quarter ounce gold', '1/4 oz gold'],
  ['a quarter ounce gold', '1/4 oz gold'],
  ['one quarter ounce platinum', '1/4 oz platinum'],
  ['one fourth ounce', '1/4 oz'],
  ['¼ oz gold', '1/4 oz gold'],
  ['three quarter ounce', '3/4 oz'],
  ['three quarters of an ounce', '3/4 oz'],
  ['quarter of an ounce', '1/4 oz'],
  ['half of an ounce', '1/2 oz'],
  ['three four ounce silver', '3/4 oz silver'],
  ['three fourths ounce', '3/4 oz'],
  ['3 4 ounce', '3/4 oz'],
  ['¾ ounce', '3/4 oz'],
  // Tenths
  ['one ten ounce gold', '1/10 oz gold'],
  ['one tenth ounce gold eagle', '1/10 oz gold eagle'],
  ['one-tenth ounce', '1/10 oz'],
  ['1 tenth oz', '1/10 oz'],
  ['a tenth of an ounce', '1/10 oz'],
  ['tenth ounce maple leaf', '1/10 oz maple leaf'],
  ['1 10th ounce krugerrand', '1/10 oz krugerrand'],
  ['one twentieth ounce gold', '1/20 oz gold'],
  ['one twenty ounce gold', '1/20 oz gold'],
  // Ounces
  ['one ounce silver', '1 oz silver'],
  ['an ounce of gold', '1 oz of gold'],
  ['two ounce gold', '2 oz gold'],
  ['two ounces of silver', '2 oz of silver'],
  ['ten ounce silver bar', '10 oz silver bar'],
  ['five ounces', '5 oz'],
  ['1oz gold', '1 oz gold'],
  ['100 ounce silver bar', '100 oz silver bar'],
  ['one hundred ounce bar', '100 oz bar'],
  ['a hundred ounce bar', '100 oz bar'],
  ['1 oz. silver round', '1 oz silver round'],
  // Grams and kilos
  ['5g gold bar', '5 gram gold bar'],
  ['5 g gold bar', '5 gram gold bar'],
  ['five gram gold bar', '5 gram gold bar'],
  ['2.5 g gold', '2.5 gram gold'],
  ['one gram of gold', '1 gram of gold'],
  ['twenty grams', '20 gram'],
  ['100 grams silver', '100 gram silver'],
  ['50gram bar', '50 gram bar'],
  ['one kilo silver', '1 kilo silver'],
  ['1 kg silver bar', '1 kilo silver bar'],
  ['1kg silver bar', '1 kilo silver bar'],
  ['a kilogram of silver', '1 kilo of silver'],
  ['five kilos', '5 kilo'],
  // Digits
  ['two silver eagles', '2 silver eagles'],
  ['one gold maple', '1 gold maple'],
  ['number one', 'number 1'],
  // Words that only look like numbers or units stay.
  ['three wise men round', 'three wise men round'],
  ['gold quartet', 'gold quartet'],
  ['someone', 'someone'],
  ['Walking Liberty half dollars', 'walking liberty half dollars'],
  ['British gold half sovereign', 'british gold half sovereign'],
  ['Indian quarter eagle', 'indian quarter eagle'],
  ['Washington quarter', 'washington quarter'],
  ['grand gold', 'grand gold'],
  ['2026 eagle', '2026 eagle'],
  ['ten commandments bar', 'ten commandments bar'],
];

test.each(SAID)('§5 "%s" is searched as "%s"', (said, searched) => {
  expect(searchWords(said)).toBe(searched);
});

test('a normalized text stays unchanged', () => {
  for (const [, searched] of SAID) expect(searchWords(searched)).toBe(searched);
});
