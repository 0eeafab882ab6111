import type { Wire } from '../backend/wire.ts';

/** A message before it is delivered; `at` in ms. `about` keeps one event from being told twice. */
export type News = { msgText: string; at: number; about: string } & Partial<
  Wire<'CustomerMessage'>
>;
