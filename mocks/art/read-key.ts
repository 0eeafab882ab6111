import { sizeOf, sizes } from './size.ts';
import type { Size } from './size.ts';
import { artMetals } from './subject.ts';
import type { ArtMetal } from './subject.ts';

/** The metal after the first word of a key, and what follows it. */
export function metalAndRest(words: string): [ArtMetal, string] | undefined {
  const metal = artMetals.find((each) => words.startsWith(`${each}-`));
  return metal && [metal, words.slice(metal.length + 1)];
}

/** 'maple-1-10-oz' is a maple and a tenth of an ounce; a motif alone is the usual ounce. */
export function nameAndSize(words: string): [string, Size] | undefined {
  const size = sizes.find((each) => words.endsWith(`-${each.slug}`));
  const usual = sizeOf('1-oz');
  if (size) return [words.slice(0, -size.slug.length - 1), size];
  return usual && [words, usual];
}

/** 'maple-25' is a maple and a count of 25. */
export function nameAndCount(words: string): [string, number] | undefined {
  const found = /^(.+)-([1-9]\d{0,3})$/.exec(words);
  return found?.[1] ? [found[1], Number(found[2])] : undefined;
}
