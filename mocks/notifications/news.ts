import type { Wire } from '../backend/wire.ts';

/**
 * A message before it is delivered; `at` in ms. `about` identifies the event: each is sent once.
 */
export type News = { msgText: string; at: number; about: string } & Partial<
  Wire<'CustomerMessage'>
>;
