import type { Wire } from '../backend/wire.ts';

const terms: readonly [term: string, definition: string, seeAlso?: string[]][] = [
  ['Ask', 'What a seller asks: the higher of the two prices of a market.', ['bid', 'spread']],
  [
    'Assay card',
    'The card a small bar is sealed in. It states weight, fineness and number.',
    ['certipamp'],
  ],
  [
    'AGW and ASW',
    'Actual gold weight and actual silver weight: the fine metal in a piece, alloy left out.',
    ['fineness'],
  ],
  [
    'Backorder',
    'Stock that the shop buys for your order. It comes later, sometimes at another price.',
    ['presale'],
  ],
  ['Bid', 'What a buyer offers: the lower of the two prices of a market.', ['ask', 'spread']],
  ['BU', 'Brilliant uncirculated: struck for no collector, and never used as money.', ['proof']],
  ['Burnished', 'Struck on polished blanks, with a satin look.', ['proof']],
  ['Bullion', 'Metal that is bought for its metal.', ['numismatic']],
  ['Capsule', 'A clear round box for one coin.'],
  [
    'Cast',
    'Poured into a mold, with uneven sides. The other way is to stamp it.',
    ['minted', 'hand-poured'],
  ],
  [
    'CertiPAMP',
    'The sealed package of PAMP bars with their certificate.',
    ['assay-card', 'veriscan'],
  ],
  ['Clearance', 'A piece the shop wants to be rid of, at a lower price.'],
  ['Coin', 'A piece of a government, with a face value.', ['round', 'legal-tender']],
  ['CombiBar', 'A plate of small bars that can be broken apart like chocolate.'],
  [
    'Constitutional silver',
    'Coins of the United States from before 1965, 90 percent silver. A dollar of face value holds about 0.715 troy ounces after wear.',
    ['face-value'],
  ],
  ['Cull', 'A worn or damaged coin, sold for its silver.'],
  ['Depository', 'A vault that keeps metal for others, insured and audited.', ['ira']],
  ['eCheck', 'A payment straight from a bank account. It takes some days to clear.'],
  ['Face value', 'The sum written on a coin. Bullion coins are worth far more.', ['legal-tender']],
  ['Fineness', 'The share of pure metal in parts of a thousand: .999 is 99.9 percent.', ['karat']],
  ['Gold and silver ratio', 'How many ounces of silver one ounce of gold costs.', ['spot']],
  ['Hand-poured', 'Cast by hand, each a little different.', ['cast']],
  [
    'Impaired',
    'The same piece with scratches, toning or milk spots, at a lower price.',
    ['milk-spots'],
  ],
  ['IRA', 'Individual retirement account. A self-directed one may own metal.', ['depository']],
  ['Karat', 'Parts of gold in 24: 22 karat is .9167.', ['fineness']],
  ['Legal tender', 'Money that has to be taken for debts in its country.', ['face-value']],
  [
    'LBMA',
    'The London Bullion Market Association. It accredits refiners and gives its name to the London price.',
  ],
  ['Lot', 'Several pieces sold together, often of mixed years or makers.'],
  [
    'Market loss',
    'What the market has fallen between an order and its cancellation. The buyer owes it.',
  ],
  ['Melt', 'What a piece is worth as metal, at spot and without a premium.', ['spot', 'premium']],
  [
    'Milk spots',
    'White stains on silver from the cleaning of blanks. They cannot be removed.',
    ['impaired'],
  ],
  ['Mint mark', 'A letter that names the mint a coin was struck at.'],
  ['Mintage', 'How many of a coin were struck.'],
  ['Minted', 'Stamped from a rolled strip, with sharp edges.', ['cast']],
  ['Monster box', 'A mint’s sealed box, most often of 500 coins in tubes.', ['tube']],
  ['Numismatic', 'Bought for rarity and beauty more than for metal.', ['bullion']],
  ['Premium', 'What a piece costs above the value of its metal.', ['spot', 'melt']],
  ['Presale', 'Sold before it is in the vault, with an expected date.', ['backorder']],
  ['Privy mark', 'A small extra sign in a design, for one year or one edition.'],
  ['Proof', 'Struck several times with polished dies, for collectors.', ['reverse-proof', 'bu']],
  ['Random year', 'The shop chooses the year from what it has.'],
  ['Reverse proof', 'A proof with mirror figures and a frosted field.', ['proof']],
  ['Round', 'A coin-shaped piece of a private mint, without face value.', ['coin']],
  ['Spot', 'The price of one troy ounce for delivery now.', ['ask', 'bid', 'premium']],
  ['Spread', 'What lies between bid and ask.', ['bid', 'ask']],
  ['Toning', 'A film of color that age leaves on silver.', ['impaired']],
  ['Troy ounce', '31.1034768 grams, the ounce of precious metals.'],
  ['Tube', 'A plastic roll for 20 or 25 coins.', ['monster-box']],
  ['Veriscan', 'A way to recognize a bar by the fine structure of its surface.', ['certipamp']],
];

function slugOf(term: string): string {
  return term.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

function entry([term, definition, seeAlso]: (typeof terms)[number]): Wire<'GlossaryTerm'> {
  return { term, slug: slugOf(term), definition, ...(seeAlso && { seeAlso }) };
}

/** The words of the trade by alphabet. */
export const glossary: Wire<'GlossaryTerm'>[] = terms
  .map(entry)
  .toSorted((one, other) => one.term.localeCompare(other.term, 'en'));
