/**
 * Builds `dist/drift.js`, the drift command with all that it needs in plain JavaScript, for the
 * package: Node does not run TypeScript in node_modules. `prepack` calls it.
 */
import { build } from 'vite';

/** What reads the store's own code has no meaning without the store. */
const AT_HOME = /\/(?:impact\/impact|mocks\/leg|generated\/leg)\.ts$/;

await build({
  configFile: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: 'scripts/drift.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    copyPublicDir: false,
    rolldownOptions: {
      external: AT_HOME,
      output: { entryFileNames: 'drift.js', chunkFileNames: 'drift-[name].js' },
    },
  },
});
