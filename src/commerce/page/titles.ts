export const STORE_NAME = 'Bold Precious Metals';

/** The parts of a title from the most specific one outwards: `['Silver coins', 'Silver']`. */
export type TitleParts = string | readonly string[];

/** The title of a page, in which the store's name is the last part. */
export function pageTitle(parts: TitleParts): string {
  return [parts, STORE_NAME].flat().join(' | ');
}
