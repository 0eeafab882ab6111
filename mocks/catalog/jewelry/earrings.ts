import type { JewelryType } from './style.ts';

/** Earrings, sold by the pair. */
export const earrings: JewelryType = {
  slug: 'earrings',
  label: 'Earrings',
  sizes: [],
  subtypes: [
    {
      slug: 'studs',
      label: 'Stud Earrings',
      noun: 'Stud Earrings',
      styles: [
        ['Four-Prong', 'white14', 1.2, 'lab-grown diamond', 1],
        ['Martini-Set', 'platinum', 2, 'natural diamond', 0.5],
        ['Round', 'sterling', 1.1, 'cubic zirconia', 2],
        ['Freshwater', 'yellow14', 1.4, 'pearl', 4],
        ['Ball', 'yellow14', 0.9],
      ],
    },
    {
      slug: 'hoops',
      label: 'Hoop Earrings',
      noun: 'Hoop Earrings',
      styles: [
        ['20 mm Tube', 'yellow14', 2.1],
        ['40 mm Tube', 'yellow10', 3.6],
        ['30 mm Twisted', 'sterling', 4],
        ['Inside-Out', 'white14', 4.2, 'lab-grown diamond', 1],
      ],
    },
    {
      slug: 'huggies',
      label: 'Huggie Earrings',
      noun: 'Huggie Earrings',
      styles: [
        ['Plain', 'yellow14', 1.8],
        ['Pavé', 'rose14', 2, 'natural diamond', 0.16],
        ['Pavé', 'vermeil', 2.2, 'cubic zirconia', 0.5],
      ],
    },
    {
      slug: 'drop-and-dangle',
      label: 'Drop and Dangle Earrings',
      noun: 'Drop Earrings',
      styles: [
        ['Teardrop', 'sterling', 3.4, 'turquoise', 3],
        ['Briolette', 'yellow14', 2.6, 'topaz', 3.5],
        ['South Sea Style', 'rhodium', 3.2, 'pearl', 6],
      ],
    },
    {
      slug: 'leverback',
      label: 'Leverback Earrings',
      noun: 'Leverback Earrings',
      styles: [
        ['Diamond-Cut', 'yellow14', 2],
        ['Oval', 'white14', 2.4, 'sapphire', 1.2],
      ],
    },
    {
      slug: 'climbers',
      label: 'Ear Climbers',
      noun: 'Ear Climbers',
      styles: [
        ['Laurel', 'vermeil', 2.2],
        ['Graduated', 'rhodium', 2, 'cubic zirconia', 0.9],
      ],
    },
    {
      slug: 'chandelier',
      label: 'Chandelier Earrings',
      noun: 'Chandelier Earrings',
      styles: [
        ['Filigree', 'sterling', 7.6],
        ['Tiered', 'vermeil', 6.8, 'amethyst', 3],
      ],
    },
    {
      slug: 'threader',
      label: 'Threader Earrings',
      noun: 'Threader Earrings',
      styles: [
        ['Bar', 'yellow14', 0.9],
        ['Star', 'sterling', 1.1],
      ],
    },
  ],
};
