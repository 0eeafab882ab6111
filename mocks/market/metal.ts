/**
 * The metals the shop deals in. Gold, silver, platinum and palladium are quoted per troy ounce,
 * copper per avoirdupois pound.
 */
export const metals = ['gold', 'silver', 'platinum', 'palladium', 'copper'] as const;

export type Metal = (typeof metals)[number];
