/** Builds the store and serves it: the one command of a first visit. */
import { build } from './build.ts';

build();
await import('./serve.ts').then(({ open }) => open());
