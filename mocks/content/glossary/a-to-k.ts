import type { Word } from './word.ts';

/** The words from A to K. */
export const alphabetAToK: readonly Word[] = [
  [
    'AGW and ASW',
    'Actual gold weight and actual silver weight: the fine metal in a piece, its alloy left out.',
    ['fineness', 'troy-ounce'],
  ],
  [
    'Alloy',
    'A mixture of metals. A little copper or silver makes gold harder, so that coins wear less.',
    ['fineness', 'karat'],
  ],
  [
    'As low as',
    'The best price of a piece: for many of them, paid by check or wire. One piece costs more.',
    ['price-step', 'surcharge'],
  ],
  [
    'Ask',
    'The price at which the market sells metal: the higher of its two prices. We price what we sell by it.',
    ['bid', 'spread', 'spot'],
  ],
  [
    'Assay',
    'A test of which metal a piece is made of, and how fine it is.',
    ['assay-card', 'fineness'],
  ],
  [
    'Assay card',
    'The card in which a small bar is sealed. It states the weight, the fineness and often a number.',
    ['certipamp', 'serial-number'],
  ],
  [
    'Avoirdupois',
    'The ordinary pound and ounce of a kitchen scale: an ounce is 28.3495 grams. Copper is weighed so, other metals in troy ounces.',
    ['troy-ounce'],
  ],
  [
    'Backorder',
    'Stock that we buy for your order after you have placed it. It ships later than what is in our vault.',
    ['presale'],
  ],
  [
    'Bar',
    'A block of metal with its weight and fineness stamped on it. It is cast or minted, and no money.',
    ['cast', 'minted', 'refiner'],
  ],
  [
    'Bid',
    'The price at which the market buys metal: the lower of its two prices. We price what we buy from you by it.',
    ['ask', 'spread', 'buyback'],
  ],
  [
    'BU',
    'Brilliant uncirculated: a new coin that has never been used as money, with the shine it had when it was struck.',
    ['proof', 'burnished'],
  ],
  [
    'Bullion',
    'Coins, rounds and bars that are bought for the metal in them, not for their rarity.',
    ['numismatic', 'coin', 'bar', 'round'],
  ],
  [
    'Burnished',
    'Struck on blanks that were polished first, which gives a coin a soft, satin look.',
    ['proof', 'bu'],
  ],
  ['Buyback', 'What a dealer pays for a piece when you sell it.', ['bid', 'spread']],
  ['Capsule', 'A clear, hard case for one coin. It keeps fingers and air away.', ['tube']],
  [
    'Carat',
    'The weight of a gem: one carat is 0.2 grams. Karat, with a K, is the fineness of gold.',
    ['karat'],
  ],
  [
    'Cast',
    'Poured into a mold, with soft edges and no two pieces quite alike. The other way to make a bar is to stamp it.',
    ['minted', 'hand-poured'],
  ],
  ['CertiPAMP', 'The sealed card of a PAMP bar, with its certificate.', ['assay-card', 'veriscan']],
  ['Clearance', 'A piece that we want to sell out, at a lower price than usual.'],
  [
    'Coin',
    'A piece struck for a government, with a face value. It is legal tender in its country.',
    ['round', 'legal-tender', 'face-value'],
  ],
  [
    'Coin silver',
    'Silver of .900, as United States coins had it until 1964.',
    ['constitutional-silver', 'fineness'],
  ],
  [
    'Collectible',
    'In tax law, a thing such as art, gems, or most precious metal. Gains on collectibles have a rate of their own; ask a tax adviser.',
    ['cost-basis', 'ira'],
  ],
  [
    'CombiBar',
    'A plate of small bars that can be broken apart like chocolate.',
    ['fractional', 'bar'],
  ],
  [
    'COMEX',
    'The exchange in New York where contracts on metal for later delivery are traded. Its prices and those of London make spot.',
    ['lbma', 'spot'],
  ],
  [
    'Constitutional silver',
    'Dimes, quarters, half dollars and dollars of the United States from before 1965, of 90 percent silver; also called junk silver. A dollar of face value holds about 0.715 troy ounces after wear.',
    ['face-value', 'coin-silver', 'cull'],
  ],
  [
    'Cost basis',
    'What a piece has cost you with all fees. A gain is counted from it when you sell.',
    ['p-l', 'collectible'],
  ],
  ['Cull', 'A coin so worn or damaged that it is sold for its metal only.', ['impaired']],
  [
    'Custodian',
    'The company that keeps the account of an IRA, and tells us on your order what it buys.',
    ['ira', 'depository'],
  ],
  [
    'Dealer',
    'A business that buys metal and sells it again. It lives from the difference.',
    ['spread', 'premium'],
  ],
  [
    'Depository',
    'A vault that keeps metal for others, insured and audited. Metal of an IRA has to be in one.',
    ['ira', 'custodian'],
  ],
  ['Die', 'The hard steel stamp that presses a design into a blank.', ['proof', 'minted']],
  [
    'eCheck',
    'A payment straight from your bank account. It has the lower price, and takes some days to clear.',
    ['wire', 'surcharge'],
  ],
  [
    'Face value',
    'The sum of money written on a coin. The metal of a bullion coin is worth far more.',
    ['legal-tender', 'coin'],
  ],
  [
    'Fineness',
    'The share of pure metal in a piece, in parts of a thousand: .999 means 999 parts, or 99.9 percent.',
    ['karat', 'agw-and-asw'],
  ],
  [
    'Form 1099-B',
    'The form on which a dealer reports certain purchases from private persons to the Internal Revenue Service. Our selling page lists them.',
    ['cost-basis', 'buyback'],
  ],
  [
    'Form 8300',
    'The form on which a business reports that somebody has paid it more than $10,000 in cash.',
  ],
  [
    'Fractional',
    'Smaller than one troy ounce, such as a tenth. Fractional pieces cost more for each ounce.',
    ['premium', 'troy-ounce'],
  ],
  [
    'Gold and silver ratio',
    'How many ounces of silver one ounce of gold costs: the price of gold divided by the price of silver.',
    ['spot'],
  ],
  [
    'Good Delivery',
    'The standard of the London market for large bars: about 400 troy ounces of gold, or 1,000 of silver, from an accredited refiner.',
    ['lbma', 'refiner'],
  ],
  [
    'Graded',
    'Judged by a grading service, and sealed in a holder with a number. The best is 70.',
    ['numismatic'],
  ],
  [
    'Hallmark',
    'A stamp that names the maker of a piece and its fineness.',
    ['fineness', 'refiner'],
  ],
  ['Hand-poured', 'Cast by hand, so that each piece is a little different.', ['cast']],
  [
    'Impaired',
    'The same piece and the same metal, with scratches, toning or milk spots, at a lower price.',
    ['milk-spots', 'toning', 'cull'],
  ],
  [
    'IRA',
    'Individual retirement account. A self-directed one may own certain metal, which a custodian orders and a depository keeps.',
    ['custodian', 'depository'],
  ],
  [
    'Karat',
    'The fineness of gold in parts of 24: 24 karat is pure, 22 karat is .9167, 14 karat is .583.',
    ['fineness', 'carat'],
  ],
  ['Kilo', 'A thousand grams, or 32.15 troy ounces.', ['troy-ounce']],
];
