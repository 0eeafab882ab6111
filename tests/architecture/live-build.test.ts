import { globSync } from 'node:fs';

import { build, loadConfigFromFile, type Rolldown } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 180_000 });

afterEach(() => vi.unstubAllEnvs());

/** Text of the mock backend that the store itself never contains. */
const ONLY_MOCKS_SAY = [
  'clara.whitfield@',
  'BPM-20417',
  'Maple-Leaf9',
  'mock-visitor',
  'stale-spot',
  'tok-declined',
  'Mock payment provider',
];

/** The store's server code, bundled in memory with the constants of the real build. */
async function bundle(apiOrigin: string): Promise<Rolldown.OutputChunk[]> {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('API_ORIGIN', apiOrigin);
  const environment = { command: 'build', mode: 'production' } as const;
  const loaded = await loadConfigFromFile(environment, 'vite.config.ts');
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: loaded?.config.define ?? {},
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'es2023',
      rolldownOptions: {
        input: ['src/root.tsx', 'src/entry.server.tsx', ...globSync('src/routes/**/*.{ts,tsx}')],
      },
    },
  });
  const outputs = [result].flat() as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output.filter((part) => part.type === 'chunk'));
}

function mockModules(chunks: Rolldown.OutputChunk[]): string[] {
  return chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => /\/mocks\//.test(id)));
}

function wordsSaid(chunks: Rolldown.OutputChunk[]): string[] {
  return ONLY_MOCKS_SAY.filter((word) => chunks.some(({ code }) => code.includes(word)));
}

test('a live build contains nothing of the mock backend', async () => {
  const chunks = await bundle('https://api.example.com');
  expect(chunks.length).toBeGreaterThan(15);
  expect(mockModules(chunks)).toEqual([]);
  expect(wordsSaid(chunks)).toEqual([]);
});

test('the mock build contains all of it, so the test can tell the two apart', async () => {
  const chunks = await bundle('');
  expect(mockModules(chunks).length).toBeGreaterThan(200);
  expect(wordsSaid(chunks)).toEqual(ONLY_MOCKS_SAY);
});
