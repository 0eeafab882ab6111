import type { JewelryType } from './style.ts';

const sizes = Array.from({ length: 19 }, (_, step) => `US ${4 + step / 2}`);

/** Rings by occasion and style. */
export const rings: JewelryType = {
  slug: 'rings',
  label: 'Rings',
  sizes,
  subtypes: [
    {
      slug: 'engagement',
      label: 'Engagement Rings',
      noun: 'Engagement Ring',
      styles: [
        ['Round Solitaire', 'white14', 2.8, 'lab-grown diamond', 1],
        ['Oval Halo', 'yellow14', 3.4, 'lab-grown diamond', 1.5],
        ['Cushion', 'platinum', 5.2, 'natural diamond', 0.75],
        ['Hidden Halo', 'rose14', 3.1, 'moissanite', 1.2],
      ],
    },
    {
      slug: 'wedding-bands',
      label: 'Wedding Bands',
      noun: 'Wedding Band',
      styles: [
        ['4 mm Comfort Fit', 'yellow14', 4.2],
        ['6 mm Milgrain', 'white14', 6],
        ['5 mm Classic', 'platinum', 8.4],
        ['2 mm Slim', 'yellow18', 2.2],
      ],
    },
    {
      slug: 'eternity',
      label: 'Eternity Rings',
      noun: 'Eternity Ring',
      styles: [
        ['Shared Prong', 'white14', 2.6, 'lab-grown diamond', 1],
        ['Channel Set', 'yellow14', 3, 'sapphire', 1.1],
        ['Full Circle', 'sterling', 2.4, 'cubic zirconia', 1.6],
      ],
    },
    {
      slug: 'stackable',
      label: 'Stackable Rings',
      noun: 'Stackable Ring',
      styles: [
        ['Beaded', 'yellow14', 1.4],
        ['Twisted Rope', 'rose14', 1.5],
        ['Hammered', 'sterling', 1.6],
        ['Dotted', 'vermeil', 1.5, 'cubic zirconia', 0.2],
      ],
    },
    {
      slug: 'signet',
      label: 'Signet Rings',
      noun: 'Signet Ring',
      styles: [
        ['Oval', 'yellow14', 5.4],
        ['Square', 'sterling', 7.2],
        ['Engraved Border', 'yellow10', 6.1],
      ],
    },
    {
      slug: 'cocktail',
      label: 'Cocktail Rings',
      noun: 'Cocktail Ring',
      styles: [
        ['Emerald-Cut', 'vermeil', 5.6, 'amethyst', 4],
        ['Starburst', 'yellow14', 5, 'opal', 1.8],
        ['Vintage Cluster', 'rhodium', 5.1, 'garnet', 3.2],
      ],
    },
    {
      slug: 'birthstone',
      label: 'Birthstone Rings',
      noun: 'Birthstone Ring',
      styles: [
        ['January', 'sterling', 2.1, 'garnet', 0.8],
        ['February', 'sterling', 2.1, 'amethyst', 0.8],
        ['May', 'yellow14', 2.2, 'emerald', 0.5],
        ['July', 'yellow14', 2.2, 'ruby', 0.5],
        ['September', 'white14', 2.2, 'sapphire', 0.6],
      ],
    },
    {
      slug: 'promise',
      label: 'Promise Rings',
      noun: 'Promise Ring',
      styles: [
        ['Infinity', 'rose14', 1.9, 'natural diamond', 0.08],
        ['Heart', 'rhodium', 2, 'cubic zirconia', 0.5],
      ],
    },
    {
      slug: 'mens',
      label: "Men's Rings",
      noun: "Men's Ring",
      styles: [
        ['8 mm Brushed', 'platinum', 9],
        ['Cuban Link', 'yellow10', 8.5],
        ['Ribbed', 'sterling', 8.8],
      ],
    },
    {
      slug: 'claddagh',
      label: 'Claddagh Rings',
      noun: 'Claddagh Ring',
      styles: [
        ['Traditional', 'sterling', 3.2],
        ['Crowned Heart', 'yellow14', 3.4],
      ],
    },
  ],
};
