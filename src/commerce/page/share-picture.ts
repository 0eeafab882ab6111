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

/** What a page is about; any words may come, as an API or an address has them. */
type Subject = { metal?: string | undefined; form?: string | undefined };

/** `path` may be an address of another host, as an API may have it; sizes are in pixels. */
export type SharePicture = { path: string; alt: string; width: number; height: number };

/** The API's own picture of a product. */
type OwnPicture = { src: string; alt: string; width: number; height: number };

/** Social networks draw none of the vector formats, and few of them AVIF. */
const RASTER = /\.(?:gif|jpe?g|png|webp)$/i;

/**
 * The picture that a link to a page brings along when it is shared: the API's own where that is a
 * raster one, else the store's of metal and form, of the metal, of the form, or of the store.
 */
export function sharePicture(of: Subject & { picture?: OwnPicture | undefined }): SharePicture {
  const { picture, metal, form } = of;
  if (picture && RASTER.test(picture.src.replace(/[?#].*/, ''))) {
    const { src, alt, width, height } = picture;
    return { path: src, alt, width, height };
  }
  const name = [`${metal}-${form}`, metal, form].find(isShared) ?? 'store';
  return { path: `/share/${name}.png`, alt: altOf(name), ...SHARE_SIZE };
}

function isShared(name: string | undefined): name is SharedName {
  return name !== undefined && Object.hasOwn(SHARED, name);
}

function altOf(name: SharedName): string {
  if (name === 'store') return `${STORE_NAME}: gold and silver coins beside bars`;
  return `${SHARED[name]} at ${STORE_NAME}`;
}

const METAL = /\b(?:gold|silver|platinum|palladium|copper)\b/g;
const FORMS: Readonly<Record<string, RegExp>> = {
  coin: /\bcoins?\b/,
  bar: /\bbars?\b/,
  round: /\brounds?\b/,
  note: /\b(?:goldbacks?|notes?)\b/,
  jewelry: /\bjewelry\b/,
  supply: /\bsuppl(?:y|ies)\b/,
};
/** Texts have words of any kind in their addresses. */
const OF_TEXTS = /^\/(?:(?:jewelry-)?blogs|news|investing-guide)\b/;

/**
 * The metal and the form that the path of a list or of a chart names, such as `/silver/silver-coins`;
 * a path that names several of one is about none of them.
 */
export function subjectOf(pathname: string): Subject {
  if (OF_TEXTS.test(pathname)) return {};
  const path = pathname.toLowerCase();
  const metal = onlyOne(path.match(METAL) ?? []);
  const form = onlyOne(Object.keys(FORMS).filter((each) => FORMS[each]?.test(path)));
  return { ...(metal && { metal }), ...(form && { form }) };
}

function onlyOne(words: readonly string[]): string | undefined {
  return new Set(words).size === 1 ? words[0] : undefined;
}
