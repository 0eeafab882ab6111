import { ALL_SUPPLIES } from '../supplies/supply-product.ts';
import type { Category } from './category.ts';
import { ofForm } from './category.ts';

function supplyPage({ slug, label, about }: (typeof ALL_SUPPLIES)[number]): Category {
  return {
    slug: `supplies/${slug}`,
    title: label,
    description: `${label} for coins, rounds and bars. ${about}`,
    parents: ['supplies'],
    predicate: ({ supply }) => supply?.category === slug,
  };
}

/** Supplies; §2 spells one of the addresses "supplies-catagory". */
export const supplyPages: readonly Category[] = [
  {
    slug: 'supplies',
    title: 'Supplies',
    description:
      'Tubes, capsules, boxes and tools for those who keep metal at home. What touches a coin here is free of the plastics that harm it.',
    parents: [],
    predicate: ofForm('supply'),
  },
  {
    slug: 'supplies-catagory',
    title: 'Supplies by Category',
    metaTitle: 'Coin and Bar Supplies by Category',
    description:
      'All kinds of supplies at a glance, from a capsule to a safe. Pick a category to see what fits your coins.',
    parents: ['supplies'],
    predicate: ofForm('supply'),
  },
  ...ALL_SUPPLIES.map(supplyPage),
  {
    slug: 'sale/precious-metal-verifier',
    title: 'Precious Metal Verifier',
    metaTitle: 'Sigma Metalytics Precious Metal Verifier',
    description:
      'The Sigma verifier reads the resistivity of metal beneath the surface in seconds, through most packaging. Together with weight and size it tells a true bar from a plated one.',
    parents: ['supplies'],
    predicate: ({ supply }) => supply?.category === 'precious-metal-verifiers',
  },
];
