import type { JewelryType } from './style.ts';

/** Necklaces, ready to wear. */
export const necklaces: JewelryType = {
  slug: 'necklaces',
  label: 'Necklaces',
  sizes: ['16 in', '18 in', '20 in', '22 in', '24 in'],
  subtypes: [
    {
      slug: 'pendant-necklaces',
      label: 'Pendant Necklaces',
      noun: 'Pendant Necklace',
      styles: [
        ['Solitaire', 'white14', 2.6, 'lab-grown diamond', 0.5],
        ['Compass', 'yellow14', 3.8],
        ['Tree of Life', 'sterling', 5.2],
      ],
    },
    {
      slug: 'bar',
      label: 'Bar Necklaces',
      noun: 'Bar Necklace',
      styles: [
        ['Engravable', 'yellow14', 2.8],
        ['Vertical', 'rose14', 2.7],
        ['Curved', 'vermeil', 3.1],
      ],
    },
    {
      slug: 'station',
      label: 'Station Necklaces',
      noun: 'Station Necklace',
      styles: [
        ['Bezel', 'yellow14', 2.9, 'natural diamond', 0.25],
        ['By the Yard', 'sterling', 3.4, 'cubic zirconia', 1],
      ],
    },
    {
      slug: 'choker',
      label: 'Chokers',
      noun: 'Choker',
      styles: [
        ['Herringbone', 'vermeil', 9.5],
        ['Freshwater', 'sterling', 14, 'pearl', 40],
      ],
    },
    {
      slug: 'lariat',
      label: 'Lariats',
      noun: 'Lariat Necklace',
      styles: [
        ['Y-Drop', 'yellow14', 3.6],
        ['Moon and Star', 'sterling', 3.9],
      ],
    },
    {
      slug: 'layered',
      label: 'Layered Necklaces',
      noun: 'Layered Necklace',
      styles: [
        ['Double Coin', 'vermeil', 7.4],
        ['Triple Chain', 'sterling', 9],
      ],
    },
    {
      slug: 'tennis',
      label: 'Tennis Necklaces',
      noun: 'Tennis Necklace',
      styles: [
        ['Four-Prong', 'white14', 16, 'lab-grown diamond', 8],
        ['Graduated', 'rhodium', 22, 'cubic zirconia', 14],
      ],
    },
    {
      slug: 'name-and-initial',
      label: 'Name and Initial Necklaces',
      noun: 'Initial Necklace',
      styles: [
        ['Script', 'yellow14', 2.4],
        ['Block', 'sterling', 2.9],
      ],
    },
  ],
};
