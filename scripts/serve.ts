/** Serves the built store as it is, for the browser tests. */
import { builtStore } from './built-store.ts';

await builtStore().then(({ open }) => open());
