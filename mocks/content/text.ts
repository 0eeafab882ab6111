import { catalogAt } from '../backend/shop.ts';
import type { Wire } from '../backend/wire.ts';
import { altText, imagePath } from '../catalog/shape/picture.ts';
import type { Section } from './pages/page.ts';

/** What a careful reader reads in a minute. */
const WORDS_PER_MINUTE = 200;

/** The sections of a text at `now` (ms), the products of their examples by id. */
export function sectionsAt(sections: readonly Section[], now: number): Wire<'ContentSection'>[] {
  return sections.map(({ example, ...section }) => {
    if (!example) return section;
    const { products, ...sum } = example;
    return { ...section, example: { ...sum, productIds: idsOf(products, now) } };
  });
}

/** The ids of the products with these slugs; one that is not in the catalog is left out. */
export function idsOf(slugs: readonly string[], now: number): number[] {
  const { bySlug } = catalogAt(now);
  return slugs.flatMap((slug) => bySlug.get(slug)?.id ?? []);
}

/** How long a text takes to read, in minutes. */
export function minutesOf(sections: readonly Section[]): number {
  const words = sections.flatMap(wordsOf).join(' ').split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** The words of a section that are read: its heading, paragraphs, list and table. */
export function wordsOf({ heading, paragraphs, list = [], table }: Section): string[] {
  return [heading, ...paragraphs, ...list, ...(table ? table.rows.flat() : [])];
}

/** The picture of a product with its alt text; nothing when it is not in the catalog. */
export function pictureOf(slug: string, now: number): { path: string; alt: string } | undefined {
  const product = catalogAt(now).bySlug.get(slug);
  return product && { path: imagePath(product), alt: altText(product) };
}
