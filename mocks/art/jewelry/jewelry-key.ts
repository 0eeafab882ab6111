import type { ArtSubject } from '../subject.ts';

/** The subtypes drawn for each type of jewelry; the first is the one for anything unknown. */
export const jewelryKinds = {
  ring: [
    'wedding-bands',
    'engagement',
    'eternity',
    'stackable',
    'signet',
    'cocktail',
    'birthstone',
    'promise',
    'mens',
    'claddagh',
  ],
  earrings: [
    'studs',
    'hoops',
    'huggies',
    'drop-and-dangle',
    'leverback',
    'climbers',
    'chandelier',
    'threader',
  ],
  necklace: [
    'pendant-necklaces',
    'bar',
    'station',
    'choker',
    'lariat',
    'layered',
    'tennis',
    'name-and-initial',
  ],
  pendant: [
    'medals',
    'cross-and-religious',
    'hearts',
    'initials',
    'zodiac',
    'animals',
    'coin-bezels',
    'charms',
    'lockets',
  ],
  bracelet: ['chain', 'tennis', 'bangle', 'cuff', 'charm', 'bolo', 'beaded', 'id'],
  chain: [
    'cable',
    'box',
    'rope',
    'figaro',
    'curb',
    'cuban-link',
    'singapore',
    'snake',
    'wheat',
    'mariner',
    'herringbone',
    'franco',
    'paperclip',
    'rolo',
  ],
} as const;

type JewelryType = keyof typeof jewelryKinds;

export const jewelryTones = ['silver', 'gold', 'white', 'rose', 'platinum'] as const;

export type JewelryTone = (typeof jewelryTones)[number];

function toneOf(material: string): JewelryTone {
  const plain = material.toLowerCase();
  if (/rose/.test(plain)) return 'rose';
  if (/white/.test(plain)) return 'white';
  if (/platinum/.test(plain)) return 'platinum';
  return /gold|vermeil/.test(plain) ? 'gold' : 'silver';
}

function typeOf(type: string): JewelryType {
  const plain = type.toLowerCase();
  if (/earring/.test(plain)) return 'earrings';
  const types = Object.keys(jewelryKinds) as JewelryType[];
  return types.find((each) => plain.includes(each)) ?? 'pendant';
}

/** 'ring-gold-signet'. White and rose gold have a tone of their own; plating shows its surface. */
export function jewelryKey(jewelry: NonNullable<ArtSubject['jewelry']>): string {
  const type = typeOf(jewelry.type);
  const slug = jewelry.subtype.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const kinds: readonly string[] = jewelryKinds[type];
  return `${type}-${toneOf(jewelry.material)}-${kinds.includes(slug) ? slug : kinds[0]}`;
}
