import { isComplete, holdBuild } from './build-state.ts';

/** The entry of the built store, with its packages. While this process lives, nothing is built anew. */
export async function builtStore(): Promise<typeof import('../src/server/node.ts')> {
  if (!isComplete()) throw new Error('The store is not built: npm run build');
  holdBuild(`node ${process.argv.slice(1).join(' ')}`);
  return import(new URL('../build/server/index.js', import.meta.url).href);
}
