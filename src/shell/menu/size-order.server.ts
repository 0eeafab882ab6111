import type { MenuNode } from '#api/content/site-map.ts';

const GRAMS: Readonly<Record<string, number>> = { gram: 1, oz: 31.1035, kilo: 1000 };
const SIZE = /^(?<count>\d+(?:\.\d+)?)(?:\/(?<parts>\d+))? (?<unit>gram|oz|kilo)/;

/** Sorts links that are named by a size, lightest first; other names keep their order at the end. */
export function sortBySize(links: readonly MenuNode[]): MenuNode[] {
  return links.toSorted((one, other) => {
    const [grams, otherGrams] = [readGrams(one.label), readGrams(other.label)];
    return grams === otherGrams ? 0 : grams - otherGrams;
  });
}

/** "1/4 oz" is 7.8 grams; other words have no size. */
function readGrams(label: string): number {
  const { count, parts = '1', unit = '' } = SIZE.exec(label)?.groups ?? {};
  return count ? (Number(count) / Number(parts)) * (GRAMS[unit] ?? 0) : Infinity;
}
