/** Builds the store for Cloudflare Workers, as one module and its files: `npm run build:worker`. */
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';

const { status } = spawnSync(join('node_modules', '.bin', 'react-router'), ['build'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  // A live build unless told otherwise: the address itself is read when the store runs.
  env: { API_ORIGIN: 'https://api.example', ...process.env, PLATFORM: 'workers' },
});
if (status !== 0) process.exit(status ?? 1);
// The headers of files, which the platform answers itself.
cpSync(join('deploy', 'cloudflare', '_headers'), join('build-worker', 'client', '_headers'));
