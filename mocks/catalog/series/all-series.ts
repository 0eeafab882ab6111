import { copper } from './copper.ts';
import { goldBars } from './gold-bars.ts';
import { classicGold } from './gold-classic.ts';
import { northGold } from './gold-north.ts';
import { usGold } from './gold-us.ts';
import { worldGold } from './gold-world.ts';
import { palladium } from './palladium.ts';
import { platinum } from './platinum.ts';
import { specialRounds } from './rounds-special.ts';
import { silverRounds } from './rounds.ts';
import type { Series } from './series.ts';
import { silverBars } from './silver-bars.ts';
import { constitutionalSilver } from './silver-constitutional.ts';
import { northSilver } from './silver-north.ts';
import { oceaniaSilver } from './silver-oceania.ts';
import { usSilver } from './silver-us.ts';
import { worldSilver } from './silver-world.ts';

/** Every series of metal that the shop carries. */
export const ALL_SERIES: readonly Series[] = [
  ...usSilver,
  ...constitutionalSilver,
  ...northSilver,
  ...oceaniaSilver,
  ...worldSilver,
  ...silverRounds,
  ...specialRounds,
  ...silverBars,
  ...usGold,
  ...northGold,
  ...worldGold,
  ...classicGold,
  ...goldBars,
  ...platinum,
  ...palladium,
  ...copper,
];
