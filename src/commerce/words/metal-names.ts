import type { Metal } from '#api/catalog/listing-model.ts';

export const metalNames: Record<Metal, string> = {
  silver: 'Silver',
  gold: 'Gold',
  platinum: 'Platinum',
  palladium: 'Palladium',
  copper: 'Copper',
};
