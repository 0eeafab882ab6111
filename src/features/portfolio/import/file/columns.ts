import { TRADE_COLUMNS } from '../../trade-columns.ts';

/** What a row of a file may tell of a purchase or sale. */
export const FIELDS = [
  'day',
  'kind',
  'name',
  'units',
  'price',
  'total',
  'fees',
  'dealer',
  'metal',
  'ounces',
  'productId',
  'currency',
] as const;

export type Field = (typeof FIELDS)[number];

/** The column of each field, counted from 0; a field without one is not in the file. */
export type Columns = Partial<Record<Field, number>>;

/** The programs whose files are known. */
export type Origin = 'own' | 'ghostfolio' | 'portfolio-performance';

/** The names of all columns that a known file has, by the field that they hold. */
const PRESETS: Record<Origin, { has: readonly string[]; names: Partial<Record<Field, string>> }> = {
  own: { has: Object.values(TRADE_COLUMNS), names: TRADE_COLUMNS },
  ghostfolio: {
    has: ['Date', 'Code', 'DataSource', 'Currency', 'Price', 'Quantity', 'Action', 'Fee'],
    names: {
      day: 'Date',
      kind: 'Action',
      name: 'Code',
      units: 'Quantity',
      price: 'Price',
      fees: 'Fee',
      currency: 'Currency',
    },
  },
  'portfolio-performance': {
    has: ['Date', 'Type', 'Value', 'Transaction Currency', 'Shares', 'Security Name'],
    names: {
      day: 'Date',
      kind: 'Type',
      name: 'Security Name',
      units: 'Shares',
      total: 'Value',
      fees: 'Fees',
      currency: 'Transaction Currency',
    },
  },
};

/** Column names of other files, the most telling first; letters and digits only. */
const NAMES: Record<Field, string> = {
  day: 'date tradedate transactiondate purchasedate datepurchased dateofpurchase boughton dateacquired acquired orderdate day datum kaufdatum',
  kind: 'kind action transactiontype tradetype buysell side type transaction art typ',
  name: 'product productname item itemname name description securityname asset assetname coin piece title symbol produkt bezeichnung',
  units:
    'units qty quantity howmany shares pieces count number numberofunits amount anzahl stück menge',
  price:
    'priceofoneusd priceofone unitprice unitcost priceperunit costperunit priceeach costeach pricepaid purchaseprice buyprice price preis kaufpreis stückpreis',
  total: 'total totalcost totalprice totalpaid totalusd amountpaid cost value gesamt gesamtpreis',
  fees: 'feesusd fees fee shippingandfees shipping commission commissions gebühren',
  dealer: 'dealer seller vendor boughtfrom fromorto source merchant shop store händler',
  metal: 'metal metaltype preciousmetal metall',
  ounces: 'ouncesofone ouncesperunit ozperunit weightoz troyounces fineounces ounces oz ozt weight',
  productId: 'productnumber productid',
  currency: 'currency transactioncurrency ccy währung',
};

/** The columns that the names of a file tell, and the program that wrote it if it is a known one. */
export function columnsByName(head: readonly string[]): { columns: Columns; origin?: Origin } {
  const plain = head.map(plainName);
  const origin = (Object.keys(PRESETS) as Origin[]).find((each) =>
    PRESETS[each].has.every((name) => plain.includes(plainName(name))),
  );
  const columns: Columns = {};
  const taken = new Set<number>();
  const take = (field: Field, name: string) => {
    const column = plain.findIndex((each, index) => each === name && !taken.has(index));
    if (column < 0 || columns[field] !== undefined) return;
    columns[field] = column;
    taken.add(column);
  };
  if (origin) {
    const { names } = PRESETS[origin];
    for (const field of FIELDS) if (names[field]) take(field, plainName(names[field]));
    return { columns, origin };
  }
  for (const field of FIELDS) for (const name of NAMES[field].split(' ')) take(field, name);
  // The price of one tells more than that of all.
  if (columns.price !== undefined) delete columns.total;
  return { columns };
}

function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
