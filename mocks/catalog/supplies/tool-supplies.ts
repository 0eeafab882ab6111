import type { SupplyCategory } from './storage-supplies.ts';

/** Instruments to test metal, and gift wrapping. */
export const TOOL_CATEGORIES: readonly SupplyCategory[] = [
  {
    slug: 'precious-metal-verifiers',
    label: 'Precious Metal Verifiers',
    mint: 'sigma-metalytics',
    about:
      'Measures how well the metal conducts beneath the surface, through plastic and packaging.',
    items: [
      ['Sigma Metalytics Precious Metal Verifier Original', 89900, 'coins and bars'],
      ['Sigma Metalytics Precious Metal Verifier PRO', 129900, 'coins and bars'],
      ['Sigma Metalytics Precious Metal Verifier Mini', 69900, 'coins and small bars'],
      ['Sigma Metalytics Bullion Wand', 19900, 'large bars'],
      ['Sigma Metalytics Small Wand', 17900, 'fractional coins'],
    ],
  },
  {
    slug: 'testers-and-tools',
    label: 'Testers and Tools',
    mint: 'house',
    about: 'One test alone proves little; weight, size and sound together prove much.',
    items: [
      ['Fisch Tester for Krugerrand and Gold Eagle', 14995, '32.7 mm'],
      ['Fisch Tester for American Silver Eagle', 9995, '40.6 mm'],
      ['Ping Test Card', 495],
      ['Neodymium Slide Magnet', 2495],
      ['Digital Scale 0.01 g', 2995],
      ['Digital Caliper', 2495],
      ['Acid Test Kit', 3495],
      ['Loupe 10x', 1295],
      ['UV Torch', 1495],
      ['Cotton Gloves', 495, '', [12]],
      ['Coin Tongs', 795],
    ],
  },
  {
    slug: 'gift-and-display',
    label: 'Gift and Display',
    mint: 'house',
    about: 'Makes an ounce look like the present it is.',
    items: [
      ['Velvet Pouch', 195, '', [10]],
      ['Wooden Display Box', 4995],
      ['Gift Box for a 1 oz Coin', 695, 'up to 41 mm', [10]],
      ['Holiday Gift Tin', 895, 'up to 41 mm'],
      ['Coin Stand', 395, '', [5]],
      ['Coin Necklace Bezel', 2495, '40.6 mm'],
    ],
  },
];
