import type { SpotMetal } from '#api/spot/spot.ts';

/** A coin as it left its mint: `ounces` is the pure metal in it, in troy ounces. */
export type Coin = { name: string; years?: string; fineness: string; ounces: number };

/**
 * Common coins of each metal. Today's bullion coins contain the ounces that their law or their mint
 * states, whatever they weigh with their alloy. Older ones follow the coinage law of their time: the
 * gross weight in grams times the fineness, in troy ounces of 31.1034768 g.
 */
export const COINS: Record<SpotMetal, readonly Coin[]> = {
  silver: [
    // United States Mint: 31 U.S.C. 5112(e)(1), an ounce of .999.
    { name: 'American Silver Eagle', fineness: '.999', ounces: 1 },
    // Royal Canadian Mint.
    { name: 'Canadian Silver Maple Leaf', fineness: '.9999', ounces: 1 },
    // Austrian Mint.
    { name: 'Austrian Silver Philharmonic', fineness: '.999', ounces: 1 },
    // South African Mint.
    { name: 'Silver Krugerrand', fineness: '.999', ounces: 1 },
    // Bland-Allison Act of 1878 and Pittman Act of 1918: 412.5 grains (26.73 g).
    { name: 'Morgan or Peace dollar', years: 'to 1935', fineness: '.900', ounces: 0.77344 },
    // Coinage Act of 1873: 12.5, 6.25 and 2.5 g.
    { name: 'Half dollar', years: 'to 1964', fineness: '.900', ounces: 0.36169 },
    { name: 'Quarter', years: 'to 1964', fineness: '.900', ounces: 0.18084 },
    { name: 'Dime', years: 'to 1964', fineness: '.900', ounces: 0.07234 },
    // Coinage Act of 1965: 11.5 g; its amendment of 1970: 24.592 g, of the collectors' dollars.
    { name: 'Half dollar', years: '1965 to 1970', fineness: '.400', ounces: 0.14789 },
    { name: 'Eisenhower silver dollar', years: '1971 to 1976', fineness: '.400', ounces: 0.31626 },
    // Second War Powers Act of 1942: 5 g.
    { name: 'War nickel', years: '1942 to 1945', fineness: '.350', ounces: 0.05626 },
    // Royal Canadian Mint, Currency Act: 23.328 g.
    { name: 'Canadian dollar', years: '1935 to 1967', fineness: '.800', ounces: 0.60002 },
    // Austrian Mint: 28.0668 g of 833 1/3 thousandths.
    { name: 'Maria Theresa taler', fineness: '.833', ounces: 0.75198 },
    // Deutsche Bundesbank: 11.2 g.
    { name: 'German 5 mark', years: '1951 to 1974', fineness: '.625', ounces: 0.22506 },
  ],
  gold: [
    // United States Mint: 31 U.S.C. 5112(a)(7) and (10); 33.931 and 3.393 g with their alloy.
    { name: 'American Gold Eagle', fineness: '.9167', ounces: 1 },
    { name: 'American Gold Eagle, 1/10 oz', fineness: '.9167', ounces: 0.1 },
    // United States Mint: 31 U.S.C. 5112(a)(11).
    { name: 'American Gold Buffalo', fineness: '.9999', ounces: 1 },
    // Royal Canadian Mint.
    { name: 'Canadian Gold Maple Leaf', fineness: '.9999', ounces: 1 },
    // South African Mint: 33.93 g with its copper.
    { name: 'Krugerrand', fineness: '.9167', ounces: 1 },
    // Austrian Mint.
    { name: 'Austrian Gold Philharmonic', fineness: '.9999', ounces: 1 },
    // Royal Mint, Coinage Act 1971: 7.98805 g of 22 carat.
    { name: 'British sovereign', fineness: '.9167', ounces: 0.23542 },
    // Latin Monetary Union, convention of 1865: 6.4516 g. Rooster, Vreneli and others.
    { name: 'French or Swiss 20 francs', years: 'to 1949', fineness: '.900', ounces: 0.18668 },
    // German Coinage Act of 1871: 7.96495 g.
    { name: 'German 20 mark', years: '1871 to 1915', fineness: '.900', ounces: 0.23047 },
    // Casa de Moneda de México: 41.6667 g, with 37.5 g of gold.
    { name: 'Mexican 50 pesos', fineness: '.900', ounces: 1.20565 },
    // Austrian Mint: 33.8753 g, and 3.4909 g of 986 1/9 thousandths.
    { name: 'Austrian 100 corona', fineness: '.900', ounces: 0.98021 },
    { name: 'Austrian ducat', fineness: '.986', ounces: 0.11068 },
    // Coinage Act of 1837: 516, 258, 129 and 64.5 grains.
    { name: 'Double eagle, $20', years: 'to 1933', fineness: '.900', ounces: 0.9675 },
    { name: 'Eagle, $10', years: 'to 1933', fineness: '.900', ounces: 0.48375 },
    { name: 'Half eagle, $5', years: 'to 1929', fineness: '.900', ounces: 0.24188 },
    { name: 'Quarter eagle, $2.50', years: 'to 1929', fineness: '.900', ounces: 0.12094 },
  ],
  platinum: [
    // United States Mint: 31 U.S.C. 5112(k).
    { name: 'American Platinum Eagle', fineness: '.9995', ounces: 1 },
    { name: 'American Platinum Eagle, 1/10 oz', fineness: '.9995', ounces: 0.1 },
    // Royal Canadian Mint.
    { name: 'Canadian Platinum Maple Leaf', fineness: '.9995', ounces: 1 },
    // Perth Mint.
    { name: 'Australian Platinum Kangaroo', fineness: '.9995', ounces: 1 },
    // Austrian Mint.
    { name: 'Austrian Platinum Philharmonic', fineness: '.9995', ounces: 1 },
    // State Bank of the USSR, coins of the Moscow games: 15.55 g.
    { name: 'Soviet 150 roubles', years: '1977 to 1980', fineness: '.999', ounces: 0.49945 },
  ],
  palladium: [
    // United States Mint: 31 U.S.C. 5112(v).
    { name: 'American Palladium Eagle', fineness: '.9995', ounces: 1 },
    // Royal Canadian Mint.
    { name: 'Canadian Palladium Maple Leaf', fineness: '.9995', ounces: 1 },
    // State Bank of the USSR and Bank of Russia: an ounce and half an ounce of pure metal.
    { name: 'Russian ballet 25 roubles', years: '1989 to 1995', fineness: '.999', ounces: 1 },
    { name: 'Russian ballet 10 roubles', years: '1990 to 1995', fineness: '.999', ounces: 0.5 },
    // China Gold Coin.
    { name: 'Chinese palladium panda, 1/2 oz', years: '2004', fineness: '.999', ounces: 0.5 },
  ],
};
