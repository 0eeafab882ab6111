/** Builds the store and serves it. */
import { build } from './build.ts';
import { builtStore } from './built-store.ts';

build();
await builtStore().then(({ open }) => open());
