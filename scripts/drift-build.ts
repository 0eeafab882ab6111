/**
 * Builds `dist/drift.js` for the package: the drift command and its dependencies in JavaScript,
 * since Node does not run TypeScript in node_modules. `prepack` calls it.
 */
import { build } from 'vite';

/**
 * Left out of the package: it reads the store's code with the compiler, and the package has
 * neither.
 */
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
