/** The columns of the file of purchases and sales, by what they hold; the import knows it by them. */
export const TRADE_COLUMNS = {
  day: 'Date',
  kind: 'Kind',
  name: 'Product',
  productId: 'Product number',
  metal: 'Metal',
  ounces: 'Ounces of one',
  units: 'Units',
  price: 'Price of one USD',
  fees: 'Fees USD',
  dealer: 'Dealer',
  gain: 'Gain USD',
} as const;
