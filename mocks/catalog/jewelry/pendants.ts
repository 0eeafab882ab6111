import type { JewelryType } from './style.ts';

/** Pendants, sold without a chain. */
export const pendants: JewelryType = {
  slug: 'pendants',
  label: 'Pendants',
  sizes: [],
  subtypes: [
    {
      slug: 'cross-and-religious',
      label: 'Cross and Religious Pendants',
      noun: 'Pendant',
      styles: [
        ['Plain Cross', 'yellow14', 2.2],
        ['Crucifix', 'sterling', 4.6],
        ['Star of David', 'yellow14', 2],
        ['Saint Christopher', 'yellow10', 3.2],
      ],
    },
    {
      slug: 'hearts',
      label: 'Heart Pendants',
      noun: 'Heart Pendant',
      styles: [
        ['Open', 'rose14', 1.4],
        ['Halo', 'rhodium', 2.2, 'ruby', 0.4],
      ],
    },
    {
      slug: 'initials',
      label: 'Initial Pendants',
      noun: 'Initial Pendant',
      styles: [
        ['Diamond-Cut', 'yellow14', 1.1],
        ['Disc', 'sterling', 2.4],
      ],
    },
    {
      slug: 'zodiac',
      label: 'Zodiac Pendants',
      noun: 'Zodiac Pendant',
      styles: [
        ['Constellation', 'vermeil', 2.1],
        ['Medallion', 'yellow14', 2.8],
      ],
    },
    {
      slug: 'animals',
      label: 'Animal Pendants',
      noun: 'Pendant',
      styles: [
        ['Elephant', 'sterling', 3.1],
        ['Sea Turtle', 'yellow14', 2.2],
        ['Eagle', 'yellow10', 4.4],
      ],
    },
    {
      slug: 'coin-bezels',
      label: 'Coin Bezels',
      noun: 'Coin Bezel',
      styles: [
        ['1/10 oz Gold Eagle 16.5 mm', 'yellow14', 1.6],
        ['1 oz Gold Eagle 32.7 mm', 'yellow14', 4.8],
        ['Silver Eagle 40.6 mm', 'sterling', 8.4],
        ['Morgan Dollar 38.1 mm Rope', 'sterling', 8.1],
      ],
    },
    {
      slug: 'charms',
      label: 'Charms',
      noun: 'Charm',
      styles: [
        ['Horseshoe', 'yellow14', 0.9],
        ['Evil Eye', 'vermeil', 1.2, 'sapphire', 0.1],
        ['Lucky Clover', 'sterling', 1.3],
      ],
    },
    {
      slug: 'lockets',
      label: 'Lockets',
      noun: 'Locket',
      styles: [
        ['Oval Engraved', 'yellow14', 5],
        ['Heart', 'sterling', 6.2],
      ],
    },
    {
      slug: 'medals',
      label: 'Medals',
      noun: 'Medal Pendant',
      styles: [
        ['Miraculous', 'yellow14', 2.6],
        ['Saint Michael', 'sterling', 5.4],
      ],
    },
  ],
};
