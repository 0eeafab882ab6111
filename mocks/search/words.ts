/** Words that stand for another in what shoppers type. */
const SYNONYMS: Readonly<Record<string, string>> = {
  roll: 'tube',
  uncirculated: 'bu',
  brilliant: 'bu',
  usa: 'us',
  american: 'american',
  buffalos: 'buffalo',
  buffaloes: 'buffalo',
  leaves: 'leaf',
  leafs: 'leaf',
  kg: 'kilo',
};

/** Words that are ignored. */
const STOP_WORDS = new Set(['the', 'of', 'a', 'an', 'and', 'for', 'in', 'with', 'buy', 'bullion']);

const NUMBER_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:one|a)[ -](tenth|quarter|half|twentieth)\b/g, '$1'],
  [/\btenth(?:s)?\b(?= ?(?:of an? |of )?(?:oz|ounce|gold|silver|platinum|$))/g, '1/10'],
  [/\btwentieth\b/g, '1/20'],
  [/\bquarter(?= (?:of an? )?(?:oz|ounce|pound|kilo))/g, '1/4'],
  [/\bhalf(?= (?:of an? |an? )?(?:oz|ounce|gram|kilo|pound|lb))/g, '1/2'],
  [/\bone(?= (?:oz|ounce|gram|kilo|pound))/g, '1'],
  [/\btwo(?= (?:oz|ounce|gram|kilo|pound))/g, '2'],
  [/\bfive(?= (?:oz|ounce|gram|kilo|pound))/g, '5'],
  [/\bten(?= (?:oz|ounce|gram|kilo|pound))/g, '10'],
  [/\bhundred(?= (?:oz|ounce|gram))/g, '100'],
  [/½/g, '1/2'],
  [/¼/g, '1/4'],
];

const DECIMALS: Readonly<Record<string, string>> = {
  '0.5': '1/2',
  '.5': '1/2',
  '0.25': '1/4',
  '.25': '1/4',
  '0.1': '1/10',
  '.1': '1/10',
  '0.05': '1/20',
  '.05': '1/20',
};

const UNITS: Readonly<Record<string, string>> = {
  oz: 'oz',
  ozt: 'oz',
  ounce: 'oz',
  ounces: 'oz',
  g: 'gram',
  gr: 'gram',
  gm: 'gram',
  gram: 'gram',
  grams: 'gram',
  kilo: 'kilo',
  kilos: 'kilo',
  kg: 'kilo',
  kilogram: 'kilo',
  kilograms: 'kilo',
  lb: 'lb',
  lbs: 'lb',
  pound: 'lb',
  pounds: 'lb',
};

const NUMBER = /^\d*\.?\d+(?:\/\d+)?$/;

function plain(text: string): string {
  let words = text
    .replace(/½/g, ' 1/2')
    .replace(/¼/g, ' 1/4')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    // Thousands: '$1,000' is one number.
    .replace(/(\d),(?=\d{3})/g, '$1');
  for (const [pattern, number] of NUMBER_WORDS) words = words.replace(pattern, number);
  return words
    .replace(/\bof an? (?=oz|ounce)/g, '')
    .replace(/(\d)[ -]?(oz|ozt|ounces?|grams?|gr?m?|kg|kilos?|lbs?)\b/g, '$1 $2');
}

/** 'eagles' becomes 'eagle'; words of three letters keep their s. */
function stem(word: string): string {
  if (word.length <= 3 || word.endsWith('ss') || word.endsWith('us')) return word;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/**
 * The words of a name or a query, made comparable. A number and its unit become one word: '1/10 oz',
 * 'tenth ounce' and '0.1 oz' are all '1/10oz', 'kilo' is '1kilo'.
 */
export function wordsOf(text: string): string[] {
  const raw = plain(text).match(/\d*\.?\d+(?:\/\d+)?|[a-z]+\d*/g) ?? [];
  const words: string[] = [];
  for (let index = 0; index < raw.length; index += 1) {
    const word = raw[index] ?? '';
    const unit = UNITS[raw[index + 1] ?? ''];
    if (NUMBER.test(word) && unit) {
      words.push(`${DECIMALS[word] ?? word}${unit}`);
      index += 1;
    } else {
      words.push(...comparable(word));
    }
  }
  return words;
}

/** A word without a unit after it. A fraction alone means ounces; a unit alone means one of it. */
function comparable(word: string): string[] {
  if (word.includes('/')) return [`${word}oz`];
  if (UNITS[word] === 'kilo') return ['1kilo'];
  if (UNITS[word] === 'oz') return ['1oz'];
  return STOP_WORDS.has(word) ? [] : [SYNONYMS[word] ?? stem(word)];
}
