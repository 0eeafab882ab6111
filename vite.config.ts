import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

import { buildState } from './scripts/build-state.ts';
import { chunkGroups } from './scripts/chunk-groups.ts';
import { earlyAsWritten } from './scripts/early-as-written.ts';
import { precompress } from './scripts/precompress.ts';
import { routeErrors } from './scripts/route-errors.ts';
import { withoutUnusedRouterParts } from './scripts/unused-router-parts.ts';

/**
 * `API_ORIGIN` at build time makes a live build: the mock backend is then left out of the output.
 * Without it the store is its own backend.
 */
const live = Boolean(process.env['API_ORIGIN']);

/** Every page lists the files that it and its neighbours need, so their names are short. */
const assetFileNames = 'a/[hash:6][extname]';

/**
 * Read for dependencies when the development server starts. A dependency that Vite finds later
 * makes those it has already sent out of date, and the page stays without its scripts.
 */
const browserModules = [
  'src/entry.client.tsx',
  'src/{shell,features,commerce,api,ui,lib}/**/*.{ts,tsx}',
  '!**/*.{server,test}.*',
];

/**
 * The router looks for the styles of what the server has imported, by which Vite would take these
 * for late dependencies of the browser, too.
 */
const ONLY_ON_SERVER = ['@opentelemetry/api', 'cockatiel'];

/** `PLATFORM=workers` builds the server for Cloudflare Workers, as one module. */
const isWorker = process.env['PLATFORM'] === 'workers';

/** The built server is this entry with all its packages: it runs without `node_modules`. */
const SERVER = isWorker ? 'src/server/worker.ts' : 'src/server/node.ts';
const bundled = {
  resolve: {
    noExternal: true as const,
    ...(isWorker && {
      conditions: ['workerd', 'worker', 'module', 'production'],
      builtins: [/^node:/],
    }),
  },
  define: { 'process.env.NODE_ENV': '"production"' },
};

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    earlyAsWritten(),
    withoutUnusedRouterParts(),
    routeErrors(),
    precompress(),
    // The build for Workers has a folder of its own.
    !isWorker && buildState(),
  ],
  ...(isWorker && { ssr: { target: 'webworker' as const } }),
  define: { __MOCK__: JSON.stringify(!live) },
  // Where the generator and the drift command's package are written; no page is made of them.
  server: { watch: { ignored: ['**/.generated-*/**', '**/dist/**'] } },
  optimizeDeps: { entries: browserModules, exclude: ONLY_ON_SERVER },
  build: {
    target: 'es2023',
    assetsDir: 'a',
    assetsInlineLimit: 0,
    // What comes late names only its style sheets: most of the scripts it needs are there by then,
    // and their names would be 0.2 kB in the first load of every page.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // Which plug-ins took long on a busy machine is no news for the person who starts the store.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    // Assets: by another name the page would ask for the same file twice.
    ssr: {
      ...(command === 'build' && bundled),
      keepProcessEnv: true,
      build: {
        rolldownOptions: { input: SERVER, output: { assetFileNames, codeSplitting: !isWorker } },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          // A sentence of the specification is in the page that says it: 0.3 kB less on each.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            assetFileNames,
            // Short, since every page lists the files that it and its neighbours need.
            chunkFileNames: 'a/[hash:7].js',
            entryFileNames: 'a/[hash:7].js',
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
  },
}));
