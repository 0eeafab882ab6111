/** Number words that recognizers do not write as digits. */
const NUMBERS: Record<string, string> = {
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twenty: '20',
  fifty: '50',
  hundred: '100',
};

const NUMBER = Object.keys(NUMBERS).join('|');
const UNIT = '(?:oz|gram|kilo)';
/** Halves and quarters of these are coins with that name: "Half Sovereign". */
const NOT_OF_COINS = String.raw`(?! (?:dollar|eagle|sovereign|crown)s?\b)`;

/** The rules apply in this order. */
const RULES: readonly (readonly [RegExp, string | ((word: string) => string)])[] = [
  // Recognizers write fractions as symbols, as words, and with a hyphen.
  [/½/g, ' 1/2 '],
  [/¼/g, ' 1/4 '],
  [/¾/g, ' 3/4 '],
  [/(\p{L})-(?=\p{L})/gu, '$1 '],
  // Units before numbers, because the unit decides how a number is read.
  [/(\d)(?=(?:ounces?|oz|kilos?|kgs?|grams?|g)\b)/g, '$1 '],
  [/\b(?:ounces|ounce|ozs)\b|\boz\./g, 'oz'],
  [/\b(?:kilograms|kilogram|kilos|kgs|kg)\b/g, 'kilo'],
  [/\b(?:grammes|gramme|grams|gm|gms)\b/g, 'gram'],
  [/(\d) g\b/g, '$1 gram'],
  // §5 Fractions, the longest first.
  [/\b(\w+) and (?:an? |one |1 )?half\b/g, '$1 1/2'],
  [/\b(?:three|3) (?:quarters?|fourths?|four|4)\b(?: of an?\b)?/g, '3/4'],
  [
    new RegExp(String.raw`\b(?:one|1|a) (?:quarter|fourth)\b${NOT_OF_COINS}(?: of an?\b)?`, 'g'),
    '1/4',
  ],
  [new RegExp(String.raw`\b(?:quarter|fourth)(?: of an?)?(?= ${UNIT}\b)`, 'g'), '1/4'],
  [new RegExp(String.raw`\b(?:(?:one|1|a) )?half\b${NOT_OF_COINS}(?:(?: of)? an?\b)?`, 'g'), '1/2'],
  [/\b(?:one|1) (?:ten|tenth|10|10th)\b/g, '1/10'],
  [/\b(?:a )?(?:tenth|10th)\b(?: of an?\b)?/g, '1/10'],
  [/\b(?:(?:one|1|a) )?(?:twentieth|20th)\b(?: of an?\b)?/g, '1/20'],
  [/\b(?:one|1) (?:twenty|20)(?= oz\b)/g, '1/20'],
  [/\b(?:one|1|a) hundred\b/g, '100'],
  // §5 Digits. Words other than one and two are numbers only before a unit.
  [/\bone\b/g, '1'],
  [/\btwo\b/g, '2'],
  [new RegExp(String.raw`\b(?:${NUMBER})(?= ${UNIT}\b)`, 'g'), (word) => NUMBERS[word] ?? word],
  // "An ounce" means one.
  [new RegExp(String.raw`\ban? (?=${UNIT}\b)`, 'g'), '1 '],
];

/** §5 The spoken text in the words and symbols of product names. Lower case. */
export function searchWords(said: string): string {
  let words = tidy(said.toLowerCase());
  for (const [pattern, replacement] of RULES) {
    words = tidy(words.replaceAll(pattern, replacement as string));
  }
  return words;
}

/** Single spaces, without the punctuation that some recognizers add. */
function tidy(words: string): string {
  return words
    .replaceAll(/[?!,;:]|\.(?!\d)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
