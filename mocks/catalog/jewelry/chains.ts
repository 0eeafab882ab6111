import type { JewelryType, Material, Subtype } from './style.ts';

function chain(link: string, ...styles: readonly [string, Material, number][]): Subtype {
  const name = link.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return {
    slug: link.replaceAll(' ', '-'),
    label: `${name} Chains`,
    noun: `${name} Chain`,
    styles,
  };
}

/** Chains by link; the gram weight is that of twenty inches. */
export const chains: JewelryType = {
  slug: 'chains',
  label: 'Chains',
  sizes: ['16 in', '18 in', '20 in', '22 in', '24 in', '26 in', '28 in', '30 in'],
  subtypes: [
    chain(
      'box',
      ['0.8 mm', 'yellow14', 2.6],
      ['1.5 mm', 'sterling', 6.2],
      ['1 mm', 'white14', 3.1],
    ),
    chain(
      'rope',
      ['1.5 mm', 'yellow14', 4.4],
      ['3 mm', 'yellow14', 14],
      ['4 mm', 'yellow10', 17],
      ['3 mm', 'sterling', 19],
    ),
    chain('cable', ['1 mm', 'yellow14', 2], ['1.2 mm', 'platinum', 4.5], ['2 mm', 'sterling', 5.6]),
    chain('figaro', ['3 mm', 'yellow14', 8.4], ['5 mm', 'sterling', 22]),
    chain('curb', ['2 mm', 'yellow14', 5.2], ['6 mm', 'sterling', 34]),
    chain(
      'cuban link',
      ['5 mm', 'yellow10', 22],
      ['8 mm', 'yellow14', 78],
      ['6 mm', 'sterling', 40],
      ['6 mm', 'vermeil', 41],
    ),
    chain('singapore', ['1.2 mm', 'rose14', 1.9], ['1.5 mm', 'sterling', 3.4]),
    chain('snake', ['1.2 mm', 'sterling', 6.8], ['1 mm', 'yellow14', 4.1]),
    chain('wheat', ['1.5 mm', 'white14', 5.1], ['2 mm', 'sterling', 8.2]),
    chain('mariner', ['4 mm', 'yellow10', 12.5], ['5 mm', 'sterling', 21]),
    chain('herringbone', ['3 mm', 'yellow14', 8.8], ['4 mm', 'vermeil', 12]),
    chain('franco', ['2 mm', 'yellow14', 9.6], ['3 mm', 'sterling', 20]),
    chain('paperclip', ['2.5 mm', 'yellow14', 4], ['3 mm', 'sterling', 7.4]),
    chain('rolo', ['2 mm', 'sterling', 6.6], ['1.5 mm', 'yellow14', 4.2]),
  ],
};
