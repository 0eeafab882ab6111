import {
  countriesOf,
  countrySlug,
  formSlug,
  formsOf,
  metalWord,
  mintsOf,
  topOf,
  weightPageSlug,
} from '../categories/metal-pages.ts';
import { WEIGHT_PAGES } from '../categories/weight-pages.ts';
import { COUNTRIES } from '../countries.ts';
import { mintOf } from '../mints.ts';
import type { Form, Metal } from '../product.ts';
import type { MenuNode } from './node.ts';
import { toCategory } from './node.ts';

function weightsOf(metal: Metal, form: Form): MenuNode {
  const weights = WEIGHT_PAGES[metal]?.[form] ?? [];
  return toCategory(metal, formSlug(metal, form), undefined, {
    options: weights.map((weight) =>
      toCategory(metal, weightPageSlug(metal, form, weight), weight),
    ),
  });
}

function byWeight(metal: Metal): MenuNode[] {
  return formsOf(metal)
    .filter((form) => WEIGHT_PAGES[metal]?.[form])
    .map((form) => weightsOf(metal, form));
}

/** §2 names these mints and refiners: a menu that shows only some shows them. */
const NAMED_MINTS = [
  'us-mint',
  'royal-canadian-mint',
  'british-royal-mint',
  'perth-mint',
  'scottsdale-mint',
  'pressburg-mint',
  'sunshine-mint',
  'asahi',
  'pamp',
  'valcambi',
];

function byMint(metal: Metal): MenuNode[] {
  const mints = mintsOf(metal);
  const named = NAMED_MINTS.filter((mint) => mints.includes(mint));
  const inOrder = [...new Set([...named, ...mints])];
  return inOrder.map((mint) => toCategory(metal, `${metal}/${mint}`, mintOf(mint).name));
}

function coinsBy(metal: Metal, what: string, options: MenuNode[]): MenuNode {
  const by = what.toLowerCase();
  return { id: `${metal}-coins-by-${by}`, label: `${metalWord(metal)} Coins by ${what}`, options };
}

function byCountry(metal: Metal): MenuNode {
  const links = countriesOf(metal).map((code) =>
    toCategory(
      metal,
      countrySlug(metal, code),
      `${COUNTRIES[code]?.adjective} ${metalWord(metal)} Coins`,
    ),
  );
  return coinsBy(metal, 'Country', links);
}

function metalMenu(metal: Metal, label: string, featured: readonly MenuNode[]): MenuNode {
  return toCategory('menu', topOf(metal), label, {
    options: [...featured, byCountry(metal)],
    weightCategory: byWeight(metal),
    mintCategory: byMint(metal),
  });
}

function silverLink(slug: string, extras?: { isNew: boolean }): MenuNode {
  return toCategory('silver', `silver/${slug}`, undefined, extras);
}

function goldLink(slug: string, extras?: { isNew: boolean }): MenuNode {
  return toCategory('gold', `gold/${slug}`, undefined, extras);
}

export function silverMenu(): MenuNode {
  return metalMenu('silver', 'Silver', [
    silverLink('new-arrivals'),
    silverLink('silver-at-spot', { isNew: true }),
    silverLink('in-stock-silver'),
    silverLink('silver-coin-tubes'),
    silverLink('silver-monster-box'),
    silverLink('silver-bars-lots'),
    silverLink('silver-rounds-lots-and-tubes'),
    silverLink('impaired-silver', { isNew: true }),
    silverLink('ira-approved-silver'),
    coinsBy('silver', 'Name', [
      silverLink('american-silver-eagles'),
      silverLink('silver-maple-leafs'),
      silverLink('silver-britannias'),
      silverLink('beasts'),
      silverLink('lunar-silver'),
      silverLink('constitutional-silver'),
      silverLink('graded-silver-coins'),
      silverLink('silver-sets'),
    ]),
  ]);
}

export function goldMenu(): MenuNode {
  return metalMenu('gold', 'Gold', [
    goldLink('new-arrivals'),
    goldLink('gold-at-spot', { isNew: true }),
    goldLink('in-stock-gold'),
    goldLink('gold-coin-tubes'),
    goldLink('gold-coin-lot'),
    goldLink('gold-bars-lot'),
    goldLink('pre-1933-gold-coins'),
    goldLink('goldbacks'),
    goldLink('graded-gold-coins'),
    goldLink('ira-approved-gold'),
    coinsBy('gold', 'Name', [
      goldLink('american-gold-eagles'),
      goldLink('american-gold-buffalos'),
      goldLink('gold-maple-leafs'),
      goldLink('krugerrands'),
      goldLink('sovereigns'),
    ]),
  ]);
}

/** Platinum with palladium below it: §2 has no menu for palladium. */
export function platinumMenu(): MenuNode {
  return metalMenu('platinum', 'Platinum', [
    toCategory('platinum', 'platinum/new-arrivals'),
    toCategory('platinum', 'platinum/in-stock-platinum'),
    toCategory('platinum', 'platinum/ira-approved-platinum'),
    toCategory('platinum', 'palladium-bullion', 'Palladium', {
      options: [
        toCategory('palladium', 'palladium/palladium-coins'),
        toCategory('palladium', 'palladium/palladium-bars'),
        toCategory('palladium', 'palladium/in-stock-palladium'),
        toCategory('palladium', 'palladium/ira-approved-palladium'),
      ],
      mintCategory: byMint('palladium'),
    }),
  ]);
}

export function copperMenu(): MenuNode {
  return toCategory('menu', 'copper', 'Copper', {
    options: [
      toCategory('copper', 'copper/golden-state-mint-copper-coins'),
      toCategory('copper', 'copper/germania-copper-bars'),
      toCategory('copper', 'copper/copper-rounds'),
      toCategory('copper', 'copper/copper-bars'),
    ],
  });
}
