/** One article: name, price in cents, what it fits, and packs with more than one piece. */
export type Supply = readonly [
  name: string,
  cents: number,
  fits?: string,
  packs?: readonly number[],
];

export interface SupplyCategory {
  slug: string;
  label: string;
  /** Maker's slug. */
  mint: string;
  /** The summary of every article in it. */
  about: string;
  items: readonly Supply[];
}

/** Storage, tools and gifts for coins and bars. */
export const SUPPLY_CATEGORIES: readonly SupplyCategory[] = [
  {
    slug: 'coin-tubes',
    label: 'Coin Tubes',
    mint: 'house',
    about: 'Clear, stackable and free of soft plastics that would haze the metal.',
    items: [
      ['American Silver Eagle Tube (holds 20)', 199, '40.6 mm', [10]],
      ['Silver Maple Leaf Tube (holds 25)', 199, '38 mm', [10]],
      ['1 oz Gold Eagle Tube (holds 20)', 249, '32.7 mm'],
      ['1 oz Gold Maple Leaf Tube (holds 10)', 249, '30 mm'],
      ['1 oz Silver Round Tube (holds 20)', 149, '39 mm', [25]],
      ['Morgan and Peace Dollar Tube (holds 20)', 149, '38.1 mm'],
      ['Half Dollar Tube (holds 20)', 119, '30.6 mm'],
      ['Quarter Tube (holds 40)', 99, '24.3 mm'],
      ['Dime Tube (holds 50)', 79, '17.9 mm'],
    ],
  },
  {
    slug: 'capsules',
    label: 'Direct Fit Capsules',
    mint: 'air-tite',
    about: 'Two crystal-clear halves that press together and keep fingers and air away.',
    items: [
      ['Air-Tite H40 Capsule for American Silver Eagle', 89, '40.6 mm', [50]],
      ['Air-Tite H38.6 Capsule for Silver Britannia', 89, '38.6 mm'],
      ['Air-Tite H38 Capsule for Silver Maple and Morgan', 89, '38.1 mm', [50]],
      ['Air-Tite H39 Capsule for 1 oz Silver Rounds', 89, '39 mm', [50]],
      ['Air-Tite T32.7 Capsule for 1 oz Gold Eagle and Buffalo', 79, '32.7 mm', [10]],
      ['Air-Tite T30 Capsule for 1 oz Gold Maple', 79, '30 mm'],
      ['Air-Tite A27 Capsule for 1/2 oz Gold Eagle', 69, '27 mm'],
      ['Air-Tite A22 Capsule for 1/4 oz Gold Eagle and Sovereign', 69, '22 mm', [10]],
      ['Air-Tite A16 Capsule for 1/10 oz Gold Eagle', 69, '16.5 mm', [10]],
      ['Air-Tite I76 Capsule for 5 oz America the Beautiful', 249, '76.2 mm'],
    ],
  },
  {
    slug: 'ring-capsules',
    label: 'Ring Type Capsules',
    mint: 'air-tite',
    about: 'A soft ring holds the coin in the middle of a larger capsule.',
    items: [
      ['Air-Tite Model A Ring Capsule', 99, '13 to 19 mm', [10]],
      ['Air-Tite Model T Ring Capsule', 109, '20 to 25 mm'],
      ['Air-Tite Model H Ring Capsule', 129, '26 to 32 mm'],
      ['Air-Tite Model I Ring Capsule', 159, '33 to 41 mm', [10]],
    ],
  },
  {
    slug: 'bar-holders',
    label: 'Bar Holders',
    mint: 'house',
    about: 'Hard acrylic that shows all faces of a bar and spares its edges.',
    items: [
      ['1 oz Bar Holder', 199, '1 oz bar', [10]],
      ['5 oz Bar Holder', 399, '5 oz bar'],
      ['10 oz Bar Holder', 499, '10 oz bar'],
      ['Kilo Bar Holder', 899, '1 kilo bar'],
      ['100 oz Bar Box', 2495, '100 oz bar'],
    ],
  },
  {
    slug: 'storage',
    label: 'Monster Boxes and Storage',
    mint: 'house',
    about: 'For the stack that has outgrown a drawer.',
    items: [
      ['Empty Silver Eagle Monster Box (500)', 2995, '25 tubes of 20'],
      ['Empty Silver Maple Monster Box (500)', 2995, '20 tubes of 25'],
      ['Plastic Strap and Seal Kit', 1295],
      ['Capsule Box (holds 10 H capsules)', 895, 'H capsules'],
      ['Slab Box (holds 20)', 995, 'PCGS and NGC holders'],
      ['Guardhouse Tetra Box', 1395],
      ['Fire-Resistant Pouch', 2495],
      ['Small Home Safe', 39900],
      ['Diversion Safe Can', 1495],
    ],
  },
  {
    slug: 'albums',
    label: 'Albums and Folders',
    mint: 'house',
    about: 'A place for every date, both sides in view.',
    items: [
      ['Morgan Dollar Album', 4495],
      ['Peace Dollar Album', 3495],
      ['Walking Liberty Half Dollar Album', 3495],
      ['State Quarters Folder', 595],
      ['Silver Eagle Album 1986 to Date', 4995],
      ['2x2 Flips (pack of 100)', 995, 'up to 40 mm'],
      ['Cardboard 2x2 Holders (pack of 100)', 695, 'up to 39 mm'],
      ['Album Pages (pack of 5)', 795],
    ],
  },
  {
    slug: 'books',
    label: 'Books',
    mint: 'house',
    about: 'Reading that pays for itself with the first mistake it prevents.',
    items: [
      ['Guide Book of United States Coins', 1995],
      ['Silver Stacking Starter Guide', 995],
    ],
  },
];
