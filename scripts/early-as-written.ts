import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const EARLY = '/src/early.js';

/**
 * The development server sends the early script as the build does: untouched. Rewritten by Vite, it
 * would be no plain script any more, or fail for its import of a public file.
 */
export function earlyAsWritten(): Plugin {
  return {
    name: 'early-as-written',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        // With a query it is the module that tells its address.
        if (request.url !== EARLY) return next();
        response.setHeader('content-type', 'text/javascript');
        response.end(readFileSync(`.${EARLY}`));
      });
    },
  };
}
