/** Builds the store and serves it. */
import { build } from './build.ts';

build();
await import('./serve.ts').then(({ open }) => open());
