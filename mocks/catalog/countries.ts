/** Issuing countries as sentences and addresses need them. */
export interface Country {
  name: string;
  /** 'Canadian' in "Canadian silver coins". */
  adjective: string;
}

export const COUNTRIES: Readonly<Record<string, Country>> = {
  US: { name: 'the United States', adjective: 'US' },
  CA: { name: 'Canada', adjective: 'Canadian' },
  GB: { name: 'the United Kingdom', adjective: 'British' },
  AU: { name: 'Australia', adjective: 'Australian' },
  AT: { name: 'Austria', adjective: 'Austrian' },
  CN: { name: 'China', adjective: 'Chinese' },
  MX: { name: 'Mexico', adjective: 'Mexican' },
  ZA: { name: 'South Africa', adjective: 'South African' },
  SO: { name: 'Somalia', adjective: 'Somalian' },
  AM: { name: 'Armenia', adjective: 'Armenian' },
  NU: { name: 'Niue', adjective: 'Niue' },
  TK: { name: 'Tokelau', adjective: 'Tokelau' },
  SH: { name: 'Saint Helena', adjective: 'Saint Helena' },
  ECCB: { name: 'the Eastern Caribbean', adjective: 'Eastern Caribbean' },
  KR: { name: 'South Korea', adjective: 'South Korean' },
  PL: { name: 'Poland', adjective: 'Polish' },
  CH: { name: 'Switzerland', adjective: 'Swiss' },
  DE: { name: 'Germany', adjective: 'German' },
  BE: { name: 'Belgium', adjective: 'Belgian' },
  TR: { name: 'Türkiye', adjective: 'Turkish' },
};

/** Name of the country for a sentence; an unknown code stands for itself. */
export function countryName(code: string): string {
  return COUNTRIES[code]?.name ?? code;
}
