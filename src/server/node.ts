/** The built store on Node: `node build/server/index.js`. The README lists what it reads at start. */
import { open } from './node/serve.ts';

export { open, serve, stopOnSignals } from './node/serve.ts';

if (import.meta.main) await open();
