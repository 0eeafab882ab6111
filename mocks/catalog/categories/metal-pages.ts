import { COUNTRIES } from '../countries.ts';
import { slugOf } from '../metal/naming.ts';
import { makerWords, mintOf } from '../mints.ts';
import type { Form, Metal } from '../product.ts';
import { ALL_SERIES } from '../series/all-series.ts';
import { weightSlug } from '../weights.ts';
import type { Category, Predicate } from './category.ts';
import { all, ofCountry, ofForm, ofMetal, ofMint, ofSeries, ofWeight } from './category.ts';
import { MINT_WORDS } from './mint-words.ts';
import { SERIES_PAGES } from './series-pages.ts';
import { WEIGHT_PAGES, WEIGHT_WORDS } from './weight-pages.ts';

/** 'Silver' for a heading. */
export function metalWord(metal: Metal): string {
  return metal.charAt(0).toUpperCase() + metal.slice(1);
}

/** The top page of a metal. */
export function topOf(metal: Metal): string {
  return metal === 'copper' ? 'copper' : `${metal}-bullion`;
}

const PLURAL: Readonly<Partial<Record<Form, string>>> = {
  coin: 'Coins',
  bar: 'Bars',
  round: 'Rounds',
};

const FORM_WORDS: Readonly<Partial<Record<Form, string>>> = {
  coin: 'Coins are struck for a state and carry a face value, which makes them easy to sell anywhere.',
  bar: 'Bars put the most metal behind each dollar, from a gram in a card to a cast kilo.',
  round:
    'Rounds look like coins but come from private mints, so you pay for metal and little else.',
};

/** Forms in which a metal is carried, in the order of the menu. */
export function formsOf(metal: Metal): Form[] {
  const forms: Form[] = ['coin', 'bar', 'round'];
  return forms.filter((form) =>
    ALL_SERIES.some((series) => series.metal === metal && series.form === form),
  );
}

/** Address of a form's page: 'silver/silver-coins'. */
export function formSlug(metal: Metal, form: Form): string {
  return `${metal}/${metal}-${(PLURAL[form] ?? form).toLowerCase()}`;
}

/** Address of a weight's page: 'silver/10-oz-silver-bars'. */
export function weightPageSlug(metal: Metal, form: Form, weight: string): string {
  return `${metal}/${weightSlug(weight)}-${metal}-${(PLURAL[form] ?? form).toLowerCase()}`;
}

function page(
  metal: Metal,
  slug: string,
  title: string,
  description: string,
  predicate: Predicate,
  parents: readonly string[] = [topOf(metal)],
): Category {
  return { slug, title, description, parents, metal, predicate: all(ofMetal(metal), predicate) };
}

function weightPage(metal: Metal, form: Form, weight: string): Category {
  const word = `${metalWord(metal)} ${PLURAL[form]}`;
  return page(
    metal,
    weightPageSlug(metal, form, weight),
    `${weight} ${word}`,
    `${weight} ${word.toLowerCase()} from every maker we carry. ${WEIGHT_WORDS[weight]}`,
    all(ofForm(form), ofWeight(weight)),
    [topOf(metal), formSlug(metal, form)],
  );
}

function formPages(metal: Metal): Category[] {
  return formsOf(metal).flatMap((form) => {
    const word = `${metalWord(metal)} ${PLURAL[form]}`;
    const about = `${FORM_WORDS[form]} Compare ${word.toLowerCase()} by weight, mint and premium.`;
    const top = page(metal, formSlug(metal, form), word, about, ofForm(form));
    const weights = WEIGHT_PAGES[metal]?.[form] ?? [];
    return [top].concat(weights.map((weight) => weightPage(metal, form, weight)));
  });
}

/** Makers of a metal in the order of the mint table. */
export function mintsOf(metal: Metal): string[] {
  const slugs = ALL_SERIES.filter((series) => series.metal === metal).map(({ mint }) => mint);
  return [...new Set(slugs)];
}

function mintPages(metal: Metal): Category[] {
  return mintsOf(metal).map((mint) => {
    const { name } = mintOf(mint);
    const about = `${MINT_WORDS[mint]} Here is all the ${metal} of ${makerWords(mint)} that we carry.`;
    return page(metal, `${metal}/${mint}`, `${name} ${metalWord(metal)}`, about, ofMint(mint));
  });
}

/** Countries whose coins are carried in a metal. */
export function countriesOf(metal: Metal): string[] {
  const coins = ALL_SERIES.filter((series) => series.metal === metal && series.form === 'coin');
  return [...new Set(coins.map(({ country }) => country))];
}

/** Address of a country's page: 'gold/canadian-gold-coins'. */
export function countrySlug(metal: Metal, country: string): string {
  return `${metal}/${slugOf(COUNTRIES[country]?.adjective ?? country)}-${metal}-coins`;
}

function countryPages(metal: Metal): Category[] {
  return countriesOf(metal).map((code) => {
    const country = COUNTRIES[code];
    const title = `${country?.adjective} ${metalWord(metal)} Coins`;
    const about =
      `${metalWord(metal)} coins struck for ${country?.name}, from single pieces to sealed boxes. ` +
      'Each is money there by law, and the state vouches for weight and fineness.';
    const predicate = all(ofForm('coin'), ofCountry(code));
    return page(metal, countrySlug(metal, code), title, about, predicate, [
      topOf(metal),
      formSlug(metal, 'coin'),
    ]);
  });
}

function seriesPages(metal: Metal): Category[] {
  return SERIES_PAGES.filter((line) => line.metal === metal).map(({ slug, title, about, series }) =>
    page(metal, slug, title, `${about} Choose by year, weight and packing.`, ofSeries(...series)),
  );
}

/** Pages of a metal by form, weight, maker, country and line. */
export function metalPages(metal: Metal): Category[] {
  return [...formPages(metal), ...mintPages(metal), ...countryPages(metal), ...seriesPages(metal)];
}
