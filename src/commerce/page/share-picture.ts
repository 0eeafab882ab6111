import { STORE_NAME } from './titles.ts';

/** Width and height in pixels of every picture of the store's own, as social networks ask for them. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** What each picture in `public/share` shows, by its file's name: a metal, a form, or both. */
export const SHARED = {
  store: STORE_NAME,
  gold: 'Gold',
  'gold-coin': 'Gold coins',
  'gold-bar': 'Gold bars',
  'gold-round': 'Gold rounds',
  'gold-note': 'Gold notes',
  'gold-jewelry': 'Gold jewelry',
  silver: 'Silver',
  'silver-coin': 'Silver coins',
  'silver-bar': 'Silver bars',
  'silver-round': 'Silver rounds',
  'silver-jewelry': 'Silver jewelry',
  platinum: 'Platinum',
  'platinum-coin': 'Platinum coins',
  'platinum-bar': 'Platinum bars',
  'platinum-jewelry': 'Platinum jewelry',
  palladium: 'Palladium',
  'palladium-coin': 'Palladium coins',
  'palladium-bar': 'Palladium bars',
  copper: 'Copper',
  'copper-bar': 'Copper bars',
  'copper-round': 'Copper rounds',
  jewelry: 'Jewelry',
  supply: 'Supplies',
} as const;

export type SharedName = keyof typeof SHARED;

type Subject = {
  /** The API's own picture of a product, by its path. */
  picture?: { src: string; alt: string } | undefined;
  metal?: string | undefined;
  form?: string | undefined;
};

/** Social networks draw none of the vector formats, and few of them AVIF. */
const RASTER = /\.(?:gif|jpe?g|png|webp)$/i;

/**
 * The picture that a link to a page brings along when it is shared: the API's own where that is a
 * raster one, else the store's of metal and form, of the metal, of the form, or of the store.
 */
export function sharePicture({ picture, metal, form }: Subject): { path: string; alt: string } {
  if (picture && RASTER.test(picture.src.replace(/[?#].*/, ''))) {
    return { path: picture.src, alt: picture.alt };
  }
  const name = [`${metal}-${form}`, metal, form].find(isShared) ?? 'store';
  return { path: `/share/${name}.png`, alt: altOf(name) };
}

function isShared(name: string | undefined): name is SharedName {
  return name !== undefined && Object.hasOwn(SHARED, name);
}

function altOf(name: SharedName): string {
  if (name === 'store') return `${STORE_NAME}: gold and silver coins beside bars`;
  return `${SHARED[name]} at ${STORE_NAME}`;
}
