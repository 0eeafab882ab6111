/** Builds the store and serves it: the one command of a first visit. */
import { spawnSync } from 'node:child_process';

console.log('Building the store, a few seconds …');
const build = spawnSync('node_modules/.bin/react-router', ['build'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (build.status !== 0) process.exit(build.status ?? 1);
await import('./serve.ts').then(({ open }) => open());
