import {
  type StateTax,
  barsAndRounds,
  bullionForms,
  goldAndSilver,
  investmentFineness,
  preciousMetals,
  withPlatinum,
} from './law.ts';

/** States that look at fineness or form, but not at the amount. */
export const purityStates: StateTax[] = [
  {
    code: 'AL',
    name: 'Alabama',
    // Not the state's 4 percent: sellers from other states collect one flat rate.
    ratePercent: 8,
    exemptions: [
      {
        covers: [{ metals: preciousMetals, forms: bullionForms, fineness: 0.9 }],
        says: 'Alabama: gold, silver, platinum and palladium bullion of .900 or finer is exempt.',
      },
    ],
    says: 'Alabama taxes copper, jewelry, supplies and metal below .900 fine.',
  },
  {
    code: 'IL',
    name: 'Illinois',
    ratePercent: 6.25,
    exemptions: [
      {
        covers: [
          { metals: preciousMetals, forms: ['coin'] },
          { metals: withPlatinum, forms: barsAndRounds, fineness: 0.98 },
        ],
        says: 'Illinois: legal tender coins are exempt, and gold, silver and platinum of .980 or finer.',
      },
    ],
    says: 'Illinois taxes palladium bars, and bars and rounds below .980 fine.',
  },
  {
    code: 'IN',
    name: 'Indiana',
    ratePercent: 7,
    exemptions: [
      {
        covers: [
          { metals: preciousMetals, forms: ['coin'], american: true },
          { metals: preciousMetals, forms: bullionForms, fineness: investmentFineness },
        ],
        says: 'Indiana: United States coins are exempt, and bullion as fine as an IRA asks for.',
      },
    ],
    says: 'Indiana taxes foreign coins and bars below gold .995, silver .999, platinum and palladium .9995.',
  },
  {
    code: 'KS',
    name: 'Kansas',
    ratePercent: 6.5,
    exemptions: [
      {
        covers: [
          { metals: goldAndSilver, forms: bullionForms },
          { metals: preciousMetals, forms: barsAndRounds },
        ],
        says: 'Kansas: gold and silver are exempt, and platinum and palladium in bars.',
      },
    ],
    says: 'Kansas taxes platinum and palladium coins.',
  },
  {
    code: 'MI',
    name: 'Michigan',
    ratePercent: 6,
    exemptions: [
      {
        covers: [{ metals: withPlatinum, forms: bullionForms, fineness: 0.9 }],
        says: 'Michigan: gold, silver and platinum of .900 or finer is exempt.',
      },
    ],
    says: 'Michigan taxes palladium, and metal below .900 fine.',
  },
  {
    code: 'MN',
    name: 'Minnesota',
    ratePercent: 6.875,
    exemptions: [
      {
        covers: [{ metals: preciousMetals, forms: barsAndRounds, fineness: 0.999 }],
        says: 'Minnesota: bars and rounds of .999 or finer are exempt.',
      },
    ],
    says: 'Minnesota taxes coins, and bars and rounds below .999 fine.',
  },
  {
    code: 'MO',
    name: 'Missouri',
    ratePercent: 4.225,
    exemptions: [
      {
        covers: [{ metals: preciousMetals, forms: bullionForms, fineness: 0.9 }],
        says: 'Missouri: bullion of .900 or finer is exempt.',
      },
    ],
    says: 'Missouri taxes metal below .900 fine.',
  },
  {
    code: 'ND',
    name: 'North Dakota',
    ratePercent: 5,
    exemptions: [
      {
        covers: [
          { metals: preciousMetals, forms: ['coin'] },
          { metals: preciousMetals, forms: barsAndRounds, fineness: 0.999 },
        ],
        says: 'North Dakota: legal tender coins are exempt, and bullion of .999 or finer.',
      },
    ],
    says: 'North Dakota taxes bars and rounds below .999 fine.',
  },
  {
    code: 'OH',
    name: 'Ohio',
    ratePercent: 5.75,
    exemptions: [
      {
        covers: [{ metals: preciousMetals, forms: bullionForms, fineness: investmentFineness }],
        says: 'Ohio: investment bullion and coins are exempt.',
      },
    ],
    says: 'Ohio taxes metal below gold .995, silver .999, platinum and palladium .9995.',
  },
  {
    code: 'TX',
    name: 'Texas',
    ratePercent: 6.25,
    exemptions: [
      {
        covers: [
          { metals: goldAndSilver, forms: bullionForms },
          { metals: ['platinum'], forms: barsAndRounds },
        ],
        says: 'Texas: gold and silver are exempt, and platinum in bars.',
      },
    ],
    says: 'Texas taxes platinum coins, palladium and copper.',
  },
  {
    code: 'UT',
    name: 'Utah',
    ratePercent: 4.85,
    exemptions: [
      {
        covers: [{ metals: withPlatinum, forms: bullionForms, fineness: 0.5 }],
        says: 'Utah: gold, silver and platinum of .500 or finer is exempt.',
      },
    ],
    says: 'Utah taxes palladium, and metal below .500 fine.',
  },
  {
    code: 'WI',
    name: 'Wisconsin',
    ratePercent: 5,
    exemptions: [
      {
        covers: [{ metals: preciousMetals, forms: bullionForms, fineness: 0.35 }],
        says: 'Wisconsin: bullion with at least 35 percent precious metal is exempt.',
      },
    ],
    says: 'Wisconsin taxes copper, jewelry and supplies.',
    since: '2024-01-01',
  },
];
