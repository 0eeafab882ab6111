/** Makers of what the shop sells: state mints, private mints, refiners and hand pourers. */
export interface Mint {
  slug: string;
  name: string;
  country: string;
  kind: 'state' | 'private' | 'refiner' | 'hand pour' | 'brand';
}

function mint(slug: string, name: string, country: string, kind: Mint['kind']): Mint {
  return { slug, name, country, kind };
}

const MINTS: readonly Mint[] = [
  mint('us-mint', 'United States Mint', 'US', 'state'),
  mint('royal-canadian-mint', 'Royal Canadian Mint', 'CA', 'state'),
  mint('british-royal-mint', 'The Royal Mint', 'GB', 'state'),
  mint('perth-mint', 'The Perth Mint', 'AU', 'state'),
  mint('austrian-mint', 'Austrian Mint', 'AT', 'state'),
  mint('chinese-mint', 'China Gold Coin', 'CN', 'state'),
  mint('mexican-mint', 'Casa de Moneda de México', 'MX', 'state'),
  mint('south-african-mint', 'South African Mint', 'ZA', 'state'),
  mint('new-zealand-mint', 'New Zealand Mint', 'NZ', 'private'),
  mint('komsco', 'KOMSCO', 'KR', 'state'),
  mint('bavarian-state-mint', 'Bavarian State Mint', 'DE', 'state'),
  mint('czech-mint', 'Czech Mint', 'CZ', 'private'),
  mint('pobjoy-mint', 'Pobjoy Mint', 'GB', 'private'),
  mint('sunshine-mint', 'Sunshine Minting', 'US', 'private'),
  mint('silvertowne-mint', 'SilverTowne Mint', 'US', 'private'),
  mint('scottsdale-mint', 'Scottsdale Mint', 'US', 'private'),
  mint('golden-state-mint', 'Golden State Mint', 'US', 'private'),
  mint('germania-mint', 'Germania Mint', 'PL', 'private'),
  mint('pressburg-mint', 'Pressburg Mint', 'SK', 'private'),
  mint('asahi', 'Asahi Refining', 'US', 'refiner'),
  mint('pamp', 'PAMP', 'CH', 'refiner'),
  mint('valcambi', 'Valcambi', 'CH', 'refiner'),
  mint('argor-heraeus', 'Argor-Heraeus', 'CH', 'refiner'),
  mint('heraeus', 'Heraeus', 'DE', 'refiner'),
  mint('credit-suisse', 'Credit Suisse', 'CH', 'brand'),
  mint('engelhard', 'Engelhard', 'US', 'refiner'),
  mint('johnson-matthey', 'Johnson Matthey', 'GB', 'refiner'),
  mint('geiger-edelmetalle', 'Geiger Edelmetalle', 'DE', 'private'),
  mint('umicore', 'Umicore', 'BE', 'refiner'),
  mint('istanbul-gold-refinery', 'Istanbul Gold Refinery', 'TR', 'refiner'),
  mint('nadir', 'Nadir Metal Refinery', 'TR', 'refiner'),
  mint('c-hafner', 'C. Hafner', 'DE', 'refiner'),
  mint('metalor', 'Metalor', 'CH', 'refiner'),
  mint('republic-metals', 'Republic Metals', 'US', 'refiner'),
  mint('ohio-precious-metals', 'Ohio Precious Metals', 'US', 'refiner'),
  mint('9fine-mint', '9Fine Mint', 'US', 'private'),
  mint('highland-mint', 'Highland Mint', 'US', 'private'),
  mint('mason-mint', 'Mason Mint', 'US', 'private'),
  mint('osborne-mint', 'Osborne Mint', 'US', 'private'),
  mint('north-american-mint', 'North American Mint', 'US', 'private'),
  mint('monarch-precious-metals', 'Monarch Precious Metals', 'US', 'hand pour'),
  mint('prospectors-gold-and-gems', "Prospector's Gold & Gems", 'US', 'hand pour'),
  mint('yeagers-poured-silver', "Yeager's Poured Silver", 'US', 'hand pour'),
  mint('mk-barz', 'MK BarZ', 'US', 'hand pour'),
  mint('atlantis-mint', 'Atlantis Mint', 'US', 'hand pour'),
  mint('bison-bullion', 'Bison Bullion', 'US', 'hand pour'),
  mint('east-india-company', 'The East India Company', 'GB', 'brand'),
  mint('goldback', 'Goldback', 'US', 'brand'),
  mint('private-mint', 'Private Mint', 'US', 'private'),
  mint('sigma-metalytics', 'Sigma Metalytics', 'US', 'brand'),
  mint('air-tite', 'Air-Tite', 'US', 'brand'),
  mint('house', 'Bold Supply', 'US', 'brand'),
  mint('atelier', 'Bold Jewelry', 'US', 'brand'),
];

const BY_SLUG = new Map(MINTS.map((entry) => [entry.slug, entry]));

/** The maker inside a sentence: 'the Perth Mint', 'Valcambi'. */
export function makerWords(slug: string): string {
  const { name } = mintOf(slug);
  const bare = name.replace(/^The /, '');
  return bare !== name || name.endsWith('Mint') ? `the ${bare}` : name;
}

/** Private mints with a certified quality management, as custodians ask for. */
const CERTIFIED = new Set([
  '9fine-mint',
  'geiger-edelmetalle',
  'golden-state-mint',
  'highland-mint',
  'scottsdale-mint',
  'silvertowne-mint',
  'sunshine-mint',
]);

/**
 * Whether an IRA may own bars and rounds of a maker: a state mint, an accredited refiner (Valcambi makes
 * the bars of Credit Suisse), or a certified private mint. What is poured by hand, or is of any mint,
 * stays outside.
 */
export function isAcceptedMaker(slug: string): boolean {
  const { kind } = mintOf(slug);
  return kind === 'state' || kind === 'refiner' || slug === 'credit-suisse' || CERTIFIED.has(slug);
}

/** The maker behind a slug; a table that names an unknown one is wrong. */
export function mintOf(slug: string): Mint {
  const found = BY_SLUG.get(slug);
  if (!found) throw new Error(`No mint ${slug}`);
  return found;
}
