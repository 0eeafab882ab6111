/** The list of a metal for an IRA, with what the law and custodians ask of that metal. */
type IraList = {
  category: string;
  /** The metal's name. */
  label: string;
  allowed: string;
  barred: string;
};

/** The lists of metal for an IRA, in the order of their links. */
export const iraListPages: readonly IraList[] = [
  {
    category: 'gold/ira-approved-gold',
    label: 'Gold',
    allowed: '.995 fine at least, of a national mint or accredited refiner. American Eagles too.',
    barred: 'Krugerrands, sovereigns, 50 Pesos, Britannias from before 2013, graded coins.',
  },
  {
    category: 'silver/ira-approved-silver',
    label: 'Silver',
    allowed: '.999 fine at least, of a national mint or accredited refiner.',
    barred:
      'Coins of 90 or 40 percent, Britannias from before 2013, hand-poured bars, graded coins.',
  },
  {
    category: 'platinum/ira-approved-platinum',
    label: 'Platinum',
    allowed: '.9995 fine at least, of a national mint or accredited refiner.',
    barred: 'Graded coins and jewelry, whatever they are made of.',
  },
  {
    category: 'palladium/ira-approved-palladium',
    label: 'Palladium',
    allowed: '.9995 fine at least, of a national mint or accredited refiner.',
    barred: 'Graded coins and jewelry, whatever they are made of.',
  },
];
