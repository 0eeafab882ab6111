import type { SpotMetal } from '#api/spot/spot.ts';

export const metalNames: Record<SpotMetal, string> = {
  silver: 'Silver',
  gold: 'Gold',
  platinum: 'Platinum',
  palladium: 'Palladium',
};
