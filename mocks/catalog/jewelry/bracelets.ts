import type { JewelryType } from './style.ts';

/** Bracelets by build. */
export const bracelets: JewelryType = {
  slug: 'bracelets',
  label: 'Bracelets',
  sizes: ['6.5 in', '7 in', '7.5 in', '8 in', '8.5 in'],
  subtypes: [
    {
      slug: 'tennis',
      label: 'Tennis Bracelets',
      noun: 'Tennis Bracelet',
      styles: [
        ['Four-Prong', 'white14', 9, 'lab-grown diamond', 5],
        ['Classic', 'yellow14', 10, 'natural diamond', 2],
        ['Round', 'rhodium', 12, 'cubic zirconia', 9],
        ['Alternating', 'rhodium', 11, 'emerald', 2.5],
      ],
    },
    {
      slug: 'bangle',
      label: 'Bangles',
      noun: 'Bangle',
      styles: [
        ['Hinged', 'yellow14', 10.5],
        ['Oval', 'sterling', 16],
        ['Hammered', 'vermeil', 14],
      ],
    },
    {
      slug: 'cuff',
      label: 'Cuff Bracelets',
      noun: 'Cuff',
      styles: [
        ['Plain', 'sterling', 28],
        ['Southwest', 'sterling', 34, 'turquoise', 12],
      ],
    },
    {
      slug: 'charm',
      label: 'Charm Bracelets',
      noun: 'Charm Bracelet',
      styles: [
        ['Double-Link', 'sterling', 18],
        ['Cable', 'yellow14', 9.2],
      ],
    },
    {
      slug: 'chain',
      label: 'Chain Bracelets',
      noun: 'Chain Bracelet',
      styles: [
        ['Cuban 7 mm', 'yellow10', 18],
        ['Paperclip', 'yellow14', 6.1],
        ['Curb 5 mm', 'sterling', 15],
      ],
    },
    {
      slug: 'bolo',
      label: 'Bolo Bracelets',
      noun: 'Bolo Bracelet',
      styles: [
        ['Sliding Heart', 'rose14', 2.8],
        ['Halo', 'rhodium', 5.6, 'topaz', 1.6],
      ],
    },
    {
      slug: 'beaded',
      label: 'Beaded Bracelets',
      noun: 'Beaded Bracelet',
      styles: [
        ['4 mm Bead', 'yellow14', 5.4],
        ['6 mm Bead', 'sterling', 11],
      ],
    },
    {
      slug: 'id',
      label: 'ID Bracelets',
      noun: 'ID Bracelet',
      styles: [
        ['Figaro', 'sterling', 22],
        ['Curb', 'yellow10', 16],
      ],
    },
  ],
};
