import type { Wire } from '../backend/wire.ts';

/** Preferences by customer; absent until something is set. */
export type Preferences = Map<string, Wire<'Preferences'>>;

/** The default of every preference. */
export const defaultPreferences: Wire<'Preferences'> = {
  accessibility: {
    pauseLivePrices: false,
    announcePrices: false,
    waitForMe: false,
    listenUntilStopped: false,
    searchAfterListening: true,
    reduceMotion: false,
    textSize: 'normal',
    theme: 'system',
    contrast: 'system',
  },
  shop: {
    priceMethod: 'cash',
    hideOutOfStock: false,
    weightUnit: 'troyOunce',
    includePremium: true,
  },
};

export function seedPreferences(): Preferences {
  return new Map();
}
