import { type StateTax, bullionForms, preciousMetals, withPlatinum } from './law.ts';

function untaxed([code, name]: readonly [string, string]): StateTax {
  return { code, name, ratePercent: 0, exemptions: [], says: `${name} has no state sales tax.` };
}

/** States without a sales tax of their own. */
export const untaxedStates: StateTax[] = (
  [
    ['AK', 'Alaska'],
    ['DE', 'Delaware'],
    ['MT', 'Montana'],
    ['NH', 'New Hampshire'],
    ['OR', 'Oregon'],
  ] as const
).map(untaxed);

function fullyTaxed([code, name, ratePercent, since]: readonly [
  string,
  string,
  number,
  string?,
]): StateTax {
  return {
    code,
    name,
    ratePercent,
    exemptions: [],
    says: `${name} taxes precious metals like other goods.`,
    ...(since && { since }),
  };
}

/** States that tax all bullion at any amount. */
export const fullyTaxedStates: StateTax[] = (
  [
    ['DC', 'District of Columbia', 6],
    ['HI', 'Hawaii', 4],
    ['ME', 'Maine', 5.5],
    ['MD', 'Maryland', 6, '2025-07-01'],
    ['NM', 'New Mexico', 4.875],
    ['VT', 'Vermont', 6],
    ['WA', 'Washington', 6.5, '2026-01-01'],
  ] as const
).map(fullyTaxed);

function exempt([code, name, ratePercent, since]: readonly [
  string,
  string,
  number,
  string?,
]): StateTax {
  return {
    code,
    name,
    ratePercent,
    exemptions: [
      {
        covers: [{ metals: preciousMetals, forms: bullionForms }],
        says: `${name}: gold, silver, platinum and palladium bullion is exempt.`,
      },
    ],
    says: `${name} taxes copper, jewelry and supplies.`,
    ...(since && { since }),
  };
}

/** States that exempt all bullion at any amount. */
export const exemptStates: StateTax[] = (
  [
    ['AZ', 'Arizona', 5.6],
    ['AR', 'Arkansas', 6.5],
    ['CO', 'Colorado', 2.9],
    ['ID', 'Idaho', 6],
    ['IA', 'Iowa', 6],
    ['KY', 'Kentucky', 6, '2024-08-01'],
    ['MS', 'Mississippi', 7, '2023-07-01'],
    ['NE', 'Nebraska', 5.5],
    ['NV', 'Nevada', 6.85],
    ['NC', 'North Carolina', 4.75],
    ['OK', 'Oklahoma', 4.5],
    ['PA', 'Pennsylvania', 6],
    ['RI', 'Rhode Island', 7],
    ['SD', 'South Dakota', 4.2],
    ['TN', 'Tennessee', 7],
    ['WV', 'West Virginia', 6],
    ['WY', 'Wyoming', 4],
  ] as const
).map(exempt);

function exemptButPalladium([code, name, ratePercent]: readonly [
  string,
  string,
  number,
]): StateTax {
  return {
    code,
    name,
    ratePercent,
    exemptions: [
      {
        covers: [{ metals: withPlatinum, forms: bullionForms }],
        says: `${name}: gold, silver and platinum bullion is exempt.`,
      },
    ],
    says: `${name} taxes palladium, copper, jewelry and supplies.`,
  };
}

/** States that exempt all bullion but palladium. */
export const exemptButPalladiumStates: StateTax[] = (
  [
    ['GA', 'Georgia', 4],
    ['LA', 'Louisiana', 5],
    ['SC', 'South Carolina', 6],
    ['VA', 'Virginia', 5.3],
  ] as const
).map(exemptButPalladium);
