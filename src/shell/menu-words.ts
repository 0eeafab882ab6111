/** One plain sentence for whoever is new to a part of the store, by the id of its menu entry. */
const sentences: Record<string, string> = {
  silver:
    'Sold by the troy ounce, 31.1 grams. Coins come from a state’s mint, rounds and bars do not.',
  gold: 'From one gram to one kilo. The smaller the piece, the more you pay per ounce.',
  platinum: 'Rarer than gold and traded in smaller amounts, so prices stand further apart.',
  copper: 'Sold by the avoirdupois ounce, and bought for the design as much as for the metal.',
  jewelry: 'Priced by the piece. The stamp inside tells how much of it is pure metal.',
  'best-seller': 'What other people bought most, and what arrived this year.',
  'investing-guide': 'Plain answers, from the first ounce to the tax return.',
  more: 'Everything else the store does.',
};

export function newcomersSentence(id: string): string | undefined {
  return sentences[id];
}
