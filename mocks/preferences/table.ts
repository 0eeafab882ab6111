import type { Wire } from '../backend/wire.ts';

/** What customers have set; whoever has set nothing is not in it. */
export type Preferences = Map<string, Wire<'Preferences'>>;

/** Every switch as it stands before anybody touches it. */
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
