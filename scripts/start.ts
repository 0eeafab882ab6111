/** Builds the store and serves it. */
import { build } from './build.ts';
import { builtStore } from './built-store.ts';

build();
// Whoever tries the store wants its address, not a line for each request.
process.env['LOG_LEVEL'] ??= 'warn';
await builtStore().then(({ open }) => open());
