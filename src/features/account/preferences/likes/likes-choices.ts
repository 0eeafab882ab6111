import type { Likes } from '#api/account/likes.ts';

type Choices<Value> = readonly (readonly [value: Value, label: string])[];

export const METALS: Choices<NonNullable<Likes['metal']>> = [
  ['silver', 'Silver'],
  ['gold', 'Gold'],
  ['platinum', 'Platinum'],
  ['palladium', 'Palladium'],
  ['copper', 'Copper'],
];

export const CUSTOMER_TYPES: Choices<NonNullable<Likes['customerType']>> = [
  ['investor', 'To invest'],
  ['collector', 'To collect'],
  ['guest', 'Just looking'],
];

export const MINT_TYPES: Choices<NonNullable<Likes['mintType']>> = [
  ['government', 'Government mints'],
  ['private', 'Private mints'],
  ['both', 'Both'],
];

/** The numbers are from the API. */
export const PRODUCT_TYPES: Choices<number> = [
  [1, 'Coins'],
  [2, 'Bars'],
  [3, 'Rounds'],
  [4, 'Jewelry'],
];

/** §2 The mints and refiners in the menu. */
export const MINTS: Choices<string> = [
  ['us-mint', 'US Mint'],
  ['royal-canadian-mint', 'Royal Canadian Mint'],
  ['british-royal-mint', 'British Royal Mint'],
  ['perth-mint', 'Perth Mint'],
  ['scottsdale-mint', 'Scottsdale Mint'],
  ['pressburg-mint', 'Pressburg Mint'],
  ['sunshine-mint', 'Sunshine Mint'],
  ['asahi', 'Asahi'],
  ['pamp', 'PAMP'],
  ['valcambi', 'Valcambi'],
];
