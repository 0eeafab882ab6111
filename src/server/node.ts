/**
 * The built store on Node: `node build/server/index.js`. Environment variables: `PORT` (default
 * 3000), `HOST`, `ORIGIN`, `TRUST_PROXY`, `PAGE_CACHE_MB`, and `API_ORIGIN` in a live build.
 */
import { open } from './node/serve.ts';

export { open, serve } from './node/serve.ts';

if (import.meta.main) await open();
