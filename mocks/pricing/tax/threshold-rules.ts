import {
  type StateTax,
  bullionForms,
  goldAndSilver,
  platinumAndPalladium,
  preciousMetals,
  withPlatinum,
} from './law.ts';

/** States that exempt orders from a certain amount. */
export const thresholdStates: StateTax[] = [
  {
    code: 'CA',
    name: 'California',
    ratePercent: 7.25,
    exemptions: [
      {
        covers: [
          { metals: goldAndSilver, forms: bullionForms },
          { metals: platinumAndPalladium, forms: ['coin'] },
        ],
        fromCents: 2_000_00,
        says: 'California: gold and silver orders of $2,000 or more are exempt, and platinum and palladium coins with them.',
      },
    ],
    says: 'California taxes platinum and palladium bars at any amount.',
  },
  {
    code: 'CT',
    name: 'Connecticut',
    ratePercent: 6.35,
    exemptions: [
      {
        covers: [{ metals: goldAndSilver, forms: bullionForms }],
        fromCents: 1_000_00,
        says: 'Connecticut: gold and silver orders of $1,000 or more are exempt.',
      },
    ],
    says: 'Connecticut taxes platinum and palladium at any amount.',
  },
  {
    code: 'FL',
    name: 'Florida',
    ratePercent: 6,
    exemptions: [
      {
        covers: [
          { metals: withPlatinum, forms: bullionForms },
          { metals: preciousMetals, forms: ['coin'], american: true },
        ],
        says: 'Florida: gold, silver and platinum bullion is exempt, and United States coins.',
      },
      {
        covers: [{ metals: ['palladium'], forms: bullionForms }],
        fromCents: 500_00,
        says: 'Florida: palladium orders of $500 or more are exempt.',
      },
    ],
    says: 'Florida taxes copper, jewelry and supplies.',
    since: '2025-08-01',
  },
  {
    code: 'MA',
    name: 'Massachusetts',
    ratePercent: 6.25,
    exemptions: [
      {
        covers: [{ metals: goldAndSilver, forms: bullionForms }],
        fromCents: 1_000_00,
        says: 'Massachusetts: gold and silver orders of $1,000 or more are exempt.',
      },
    ],
    says: 'Massachusetts taxes platinum and palladium at any amount.',
  },
  {
    code: 'NJ',
    name: 'New Jersey',
    ratePercent: 6.625,
    exemptions: [
      {
        covers: [{ metals: preciousMetals, forms: bullionForms }],
        fromCents: 1_000_00,
        says: 'New Jersey: bullion orders of $1,000 or more are exempt.',
      },
    ],
    says: 'New Jersey taxes copper, jewelry and supplies.',
    since: '2025-01-01',
  },
  {
    code: 'NY',
    name: 'New York',
    ratePercent: 4,
    exemptions: [
      {
        covers: [
          { metals: ['silver'], forms: ['coin'], percentOfMetal: 140 },
          { metals: preciousMetals, forms: bullionForms, percentOfMetal: 115 },
        ],
        fromCents: 1_000_00,
        above: true,
        says: 'New York: bullion orders of more than $1,000 are exempt.',
      },
    ],
    says: 'New York taxes what costs more than 115 percent of its metal, silver coins 140 percent.',
  },
];
