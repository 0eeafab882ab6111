/** Builds the store, if something has changed, and serves it. */
import { buildIfStale } from './build.ts';
import { builtStore } from './built-store.ts';

buildIfStale();
// Whoever tries the store wants its address, not a line for each request.
process.env['LOG_LEVEL'] ??= 'warn';
await builtStore().then(({ open }) => open());
