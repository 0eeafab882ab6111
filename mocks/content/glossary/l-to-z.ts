import type { Word } from './word.ts';

/** The words from L to Z. */
export const alphabetLToZ: readonly Word[] = [
  [
    'LBMA',
    'The London Bullion Market Association. It accredits refiners and gives its name to the London price.',
    ['good-delivery', 'comex'],
  ],
  ['Legal tender', 'Money that has to be taken for a debt in its country.', ['face-value', 'coin']],
  ['Lot', 'Several pieces sold together, often of mixed years or makers.', ['random-year']],
  [
    'Market loss',
    'What the market has fallen between an order and its cancellation. A buyer who cancels owes it.',
    ['price-lock'],
  ],
  [
    'Melt',
    'What a piece is worth as metal alone: its fine ounces times spot, without a premium.',
    ['spot', 'premium', 'agw-and-asw'],
  ],
  [
    'Milk spots',
    'White stains on silver coins that come out some time after striking. They cannot be washed off, and the metal is the same.',
    ['impaired', 'toning'],
  ],
  [
    'Mint',
    'A works that strikes coins or rounds. A government mint makes legal tender, a private one does not.',
    ['refiner', 'coin', 'round'],
  ],
  ['Mint mark', 'A small letter on a coin that names the mint where it was struck.', ['mint']],
  ['Mintage', 'How many pieces of a coin were struck.', ['numismatic']],
  ['Minted', 'Cut and stamped from a rolled strip, with sharp edges and a mirror face.', ['cast']],
  [
    'Monster box',
    'A mint’s own sealed box, most often with 500 one-ounce silver coins in tubes.',
    ['tube'],
  ],
  [
    'Numismatic',
    'Bought for rarity, age or beauty more than for metal.',
    ['bullion', 'graded', 'mintage'],
  ],
  ['Obverse', 'The front of a coin, most often with a head. The back is the reverse.'],
  ['oz t', 'Short for troy ounce, the ounce of precious metals; also written ozt.', ['troy-ounce']],
  [
    'P/L',
    'Profit or loss: what a holding is worth now, less what it has cost you.',
    ['cost-basis'],
  ],
  [
    'Palladium',
    'A white metal, rarer in shops than platinum. Few coins and bars are made of it.',
    ['platinum'],
  ],
  [
    'Plated',
    'Covered with a thin layer of another metal. A plated piece is no bullion, and we do not buy it.',
    ['bullion'],
  ],
  ['Platinum', 'A heavy white metal for jewelry, industry, coins and bars.', ['palladium']],
  [
    'Premium',
    'What a piece costs above the value of its metal. It pays for making, shipping and selling it.',
    ['spot', 'melt', 'spread'],
  ],
  [
    'Presale',
    'Sold before it is in our vault, with the date on which we expect it.',
    ['backorder'],
  ],
  [
    'Price lock',
    'A price that no longer follows the market. Ours is locked when you place an order.',
    ['market-loss'],
  ],
  [
    'Price step',
    'A number of pieces from which each one costs less. Product pages list the steps in a table.',
    ['as-low-as'],
  ],
  ['Privy mark', 'A small extra sign in a design, for one year or one edition.', ['mintage']],
  [
    'Proof',
    'Struck several times with polished dies, so that a sharp, frosted design stands on a mirror. Made for collectors.',
    ['reverse-proof', 'bu'],
  ],
  ['Random year', 'We choose the year from what we have, so the piece costs less.', ['lot']],
  [
    'Reeded edge',
    'The fine grooves around a coin. They once showed whether somebody had cut metal off.',
    ['coin'],
  ],
  [
    'Refiner',
    'A works that cleans metal to a high fineness and casts it into bars.',
    ['mint', 'good-delivery'],
  ],
  ['Reverse proof', 'A proof turned round: mirror figures on a frosted field.', ['proof']],
  [
    'Rollover',
    'Moving the money of a retirement plan into an IRA. Rules and deadlines apply; ask the custodian first.',
    ['ira', 'custodian'],
  ],
  [
    'Round',
    'A piece in the shape of a coin from a private mint, without a face value.',
    ['coin', 'mint'],
  ],
  [
    'Serial number',
    'A number stamped into one bar only, and repeated on its card.',
    ['assay-card', 'bar'],
  ],
  [
    'Spot',
    'The price of one troy ounce of metal for delivery now. It changes all day while the market is open.',
    ['ask', 'bid', 'premium'],
  ],
  [
    'Spread',
    'What lies between two prices of the same thing: between ask and bid, or between what you pay for a piece and what you get for it.',
    ['ask', 'bid', 'premium'],
  ],
  ['Stacker', 'A person who buys bullion little by little and keeps it.', ['bullion']],
  ['Sterling silver', 'Silver of .925, hard enough for jewelry and cutlery.', ['fineness']],
  [
    'Surcharge',
    'The 4.2 percent that paying by card, PayPal or Apple Pay adds to the price.',
    ['echeck', 'wire'],
  ],
  [
    'Toning',
    'A film of color that age and air leave on silver. The metal is the same.',
    ['impaired', 'milk-spots'],
  ],
  [
    'Troy ounce',
    '31.1034768 grams, the ounce of precious metals. It is about a tenth heavier than the ounce of a kitchen scale.',
    ['oz-t', 'avoirdupois', 'kilo'],
  ],
  [
    'Tube',
    'A plastic roll for one-ounce coins, most often 20 or 25 of them.',
    ['monster-box', 'capsule'],
  ],
  ['Varied condition', 'Pieces from fine to worn; we choose them.', ['random-year', 'impaired']],
  [
    'Veriscan',
    'A way to recognize a bar by the fine structure of its surface, which is like a fingerprint.',
    ['certipamp'],
  ],
  [
    'Wire',
    'A transfer from your bank to ours, on the order of your bank. It has the lower price.',
    ['echeck', 'surcharge'],
  ],
];
