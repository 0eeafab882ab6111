import { JEWELRY_TYPES } from '../jewelry/all-jewelry.ts';
import type { JewelryType, Subtype } from '../jewelry/style.ts';
import { MATERIALS } from '../jewelry/style.ts';
import type { Category, CategoryTiles } from './category.ts';
import { ofForm } from './category.ts';

const TYPE_WORDS: Readonly<Record<string, string>> = {
  rings: 'Bands and set rings in whole and half sizes from 4 to 13.',
  earrings: 'Sold by the pair, in silver, gold and platinum.',
  necklaces: 'Ready to wear in lengths from 16 to 24 inches.',
  pendants: 'Sold without a chain, so that you can hang them on one you love.',
  bracelets: 'In lengths from 6.5 to 8.5 inches; measure a wrist and add half an inch.',
  chains: 'Priced by weight and work; longer chains cost the metal they take.',
};

function listOf(words: readonly string[]): string {
  return words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function materialsOf(subtypes: readonly Subtype[]): string {
  const labels = subtypes.flatMap(({ styles }) =>
    styles.map(([, material]) => MATERIALS[material].short),
  );
  return listOf([...new Set(labels)]);
}

function subtypePage(type: JewelryType, subtype: Subtype): Category {
  return {
    slug: `jewelry/${type.slug}/${subtype.slug}`,
    title: subtype.label,
    description: `${subtype.label} in ${materialsOf([subtype])}. ${TYPE_WORDS[type.slug]}`,
    parents: ['jewelry', `jewelry/${type.slug}`],
    predicate: ({ jewelry }) => jewelry?.type === type.slug && jewelry.subtype === subtype.slug,
  };
}

function typePages(type: JewelryType): Category[] {
  const kinds = listOf(type.subtypes.slice(0, 4).map(({ label }) => label.toLowerCase()));
  return [
    {
      slug: `jewelry/${type.slug}`,
      title: type.label,
      description: `${type.label} of precious metal, among them ${kinds}. ${TYPE_WORDS[type.slug]}`,
      parents: ['jewelry'],
      predicate: ({ jewelry }) => jewelry?.type === type.slug,
    },
    ...type.subtypes.map((subtype) => subtypePage(type, subtype)),
  ];
}

/** A menu shows only some of a longer list. */
const MOST_IN_MENU = 12;

function kindTiles(type: JewelryType): CategoryTiles {
  const tiles = type.subtypes.map(({ slug, label }) => ({
    name: label,
    to: `jewelry/${type.slug}/${slug}`,
  }));
  return { heading: type.label, drawn: 'words', tiles };
}

/** /jewelry, /jewelry/{type} and /jewelry/{type}/{subtype}. */
export const jewelryPages: readonly Category[] = [
  {
    slug: 'jewelry',
    title: 'Jewelry',
    description:
      'Rings, chains and more in silver, gold and platinum, stamped with their fineness. Jewelry is priced for its work and does not follow spot.',
    parents: [],
    predicate: ofForm('jewelry'),
    tileGroups: [
      {
        heading: 'By type',
        tiles: [
          ...JEWELRY_TYPES.map(({ slug, label }) => ({ name: label, to: `jewelry/${slug}` })),
          { name: 'New', to: 'jewelry/new-arrivals', note: 'Of the last ninety days' },
          { name: 'In stock', to: 'jewelry/in-stock-jewelry', note: 'Can leave tomorrow' },
        ],
      },
      ...JEWELRY_TYPES.filter(({ subtypes }) => subtypes.length > MOST_IN_MENU).map(kindTiles),
    ],
  },
  {
    slug: 'jewelry/new-arrivals',
    title: 'New Jewelry',
    description:
      'Designs that joined the collection in the last ninety days. Sizes can run short in the first weeks.',
    parents: ['jewelry'],
    predicate: (product) => product.form === 'jewelry' && product.tags.includes('new-arrival'),
    sort: 'newest',
    emptyBecause: 'Nothing new may have come in during the last ninety days.',
  },
  {
    slug: 'jewelry/in-stock-jewelry',
    title: 'In-Stock Jewelry',
    description:
      'Finished pieces that can leave today or tomorrow. Made-to-order sizes are not listed here.',
    parents: ['jewelry'],
    availability: ['In Stock'],
    predicate: ofForm('jewelry'),
  },
  ...JEWELRY_TYPES.flatMap(typePages),
];
