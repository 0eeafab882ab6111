/**
 * Builds `dist/drift.js`, the drift command with all that it needs in plain JavaScript, for the
 * package: Node does not run TypeScript in node_modules. `prepack` calls it.
 */
import { build } from 'vite';

/** It reads the store's own code with the compiler, and has no meaning without either. */
const AT_HOME = /\/impact\/impact\.ts$/;

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
