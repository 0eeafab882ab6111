import type { Metal } from '../product.ts';
import type { Category } from './category.ts';
import { all, ofForm, ofMetal, packedAs, tagged } from './category.ts';
import { topOf } from './metal-pages.ts';

type Featured = Omit<Category, 'metal' | 'parents'>;

const EVERY = () => true;

function under(metal: Metal, pages: readonly Featured[]): Category[] {
  return pages.map(({ predicate, ...facts }) => ({
    ...facts,
    metal,
    parents: [topOf(metal)],
    predicate: all(ofMetal(metal), predicate),
  }));
}

const NEW_RULE = 'A product counts as new for its first ninety days.';
const SOON_EMPTY = 'Nothing new may have come in during the last ninety days.';
const SPOT_RULE = 'The offer ends when its stock does, so quantities are small.';

/** §2: the highlighted pages of the silver menu. */
const silver: readonly Featured[] = [
  {
    slug: 'silver/new-arrivals',
    title: 'New Silver Arrivals',
    description: `The latest silver on our shelves and next year's announced issues. ${NEW_RULE}`,
    predicate: tagged('new-arrival'),
    sort: 'newest',
  },
  {
    slug: 'silver/silver-at-spot',
    title: 'Silver at Spot',
    description: `Silver for the value of its metal and not a cent more. ${SPOT_RULE}`,
    predicate: tagged('at-spot'),
  },
  {
    slug: 'silver/in-stock-silver',
    title: 'In-Stock Silver',
    description:
      'Silver that lies in our vault and leaves within one to three business days of payment. No presale, no waiting list.',
    availability: ['In Stock'],
    predicate: EVERY,
  },
  {
    slug: 'silver/silver-coin-tubes',
    title: 'Silver Coin Tubes',
    description:
      'Twenty or twenty-five coins in the tube of their mint, untouched since they were packed. A tube costs less per coin than singles do.',
    predicate: all(ofForm('coin'), packedAs('tube', 'sheet')),
  },
  {
    slug: 'silver/silver-monster-box',
    title: 'Silver Monster Boxes',
    description:
      'The strapped boxes in which mints ship to dealers, most with 500 ounces. The lowest premium on state coins that we can offer.',
    predicate: packedAs('monster-box'),
  },
  {
    slug: 'silver/silver-bars-lots',
    title: 'Silver Bar Lots',
    description:
      'Several bars of the same kind under one price. Lots save on the premium and arrive in one parcel.',
    predicate: all(ofForm('bar'), packedAs('lot', 'set')),
  },
  {
    slug: 'silver/silver-rounds-lots-and-tubes',
    title: 'Silver Round Lots and Tubes',
    description:
      'Rounds by the tube, the box and the lot. The thriftiest way to buy ounces without a state behind them.',
    predicate: all(ofForm('round'), packedAs('lot', 'tube', 'monster-box')),
  },
  {
    slug: 'silver/impaired-silver',
    title: 'Impaired Silver',
    description:
      'Full weight and fineness with scratches, toning or milk spots, for two to six percent less. Impaired pieces are kept apart and never mixed into a regular order.',
    availability: ['Impaired'],
    predicate: EVERY,
  },
  {
    slug: 'silver/ira-approved-silver',
    title: 'IRA-Approved Silver',
    description:
      'Silver that a self-directed IRA may own. It has to lie with a depository, not at home.',
    predicate: (product) => product.ira,
  },
  {
    slug: 'silver/graded-silver-coins',
    title: 'Graded Silver Coins',
    description:
      'Modern issues certified MS-69 or better and sealed by PCGS or NGC. Bought for the holder as much as for the ounce.',
    predicate: tagged('graded'),
  },
  {
    slug: 'silver/silver-sets',
    title: 'Silver Sets',
    description:
      'Coins, rounds and bars that we chose to go together. Each set costs less than its pieces one by one.',
    predicate: packedAs('set'),
  },
];

const gold: readonly Featured[] = [
  {
    slug: 'gold/new-arrivals',
    title: 'New Gold Arrivals',
    description: `The latest gold on our shelves and next year's announced issues. ${NEW_RULE}`,
    predicate: tagged('new-arrival'),
    sort: 'newest',
  },
  {
    slug: 'gold/gold-at-spot',
    title: 'Gold at Spot',
    description: `Gold for the value of its metal and not a cent more. ${SPOT_RULE}`,
    predicate: tagged('at-spot'),
  },
  {
    slug: 'gold/in-stock-gold',
    title: 'In-Stock Gold',
    description:
      'Gold that lies in our vault and leaves within one to three business days of payment. No presale, no waiting list.',
    availability: ['In Stock'],
    predicate: EVERY,
  },
  {
    slug: 'gold/gold-coin-tubes',
    title: 'Gold Coin Tubes',
    description:
      'Gold coins in the tube of their mint, from ten Maples to fifty tenth-ounce Eagles. A tube costs less per coin than singles do.',
    predicate: all(ofForm('coin'), packedAs('tube', 'sheet', 'monster-box')),
  },
  {
    slug: 'gold/gold-coin-lot',
    title: 'Gold Coin Lots',
    description:
      'Five or ten gold coins of one kind, the dates of our choice. Lots and sets save on the premium.',
    predicate: all(ofForm('coin'), packedAs('lot', 'set')),
  },
  {
    slug: 'gold/gold-bars-lot',
    title: 'Gold Bar Lots',
    description:
      'Several bars of one kind under one price, each in its own sealed card. Good for gifts and for selling in steps.',
    predicate: all(ofForm('bar'), packedAs('lot', 'set')),
  },
  {
    slug: 'gold/ira-approved-gold',
    title: 'IRA-Approved Gold',
    description:
      'Gold that a self-directed IRA may own. It has to lie with a depository, not at home.',
    predicate: (product) => product.ira,
  },
  {
    slug: 'gold/graded-gold-coins',
    title: 'Graded Gold Coins',
    description:
      'Modern issues certified MS-70 and sealed by PCGS or NGC. Bought for the holder as much as for the ounce.',
    predicate: tagged('graded'),
  },
];

function whiteMetal(metal: 'platinum' | 'palladium', word: string): Featured[] {
  return [
    {
      slug: `${metal}/new-arrivals`,
      title: `New ${word} Arrivals`,
      description: `The latest ${metal} on our shelves. ${NEW_RULE}`,
      predicate: tagged('new-arrival'),
      sort: 'newest',
      emptyBecause: SOON_EMPTY,
    },
    {
      slug: `${metal}/in-stock-${metal}`,
      title: `In-Stock ${word}`,
      description: `${word} that lies in our vault. It leaves within one to three business days of payment.`,
      availability: ['In Stock'],
      predicate: EVERY,
    },
    {
      slug: `${metal}/ira-approved-${metal}`,
      title: `IRA-Approved ${word}`,
      description: `${word} that a self-directed IRA may own. It has to lie with a depository, not at home.`,
      predicate: (product) => product.ira,
    },
  ];
}

/** Pages of products of a metal with something special. */
export const featuredPages: readonly Category[] = [
  ...under('silver', silver),
  ...under('gold', gold),
  ...under('platinum', whiteMetal('platinum', 'Platinum')),
  ...under('palladium', whiteMetal('palladium', 'Palladium')),
];
