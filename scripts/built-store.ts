/** The entry of the built store, with its packages. It must have been built. */
export async function builtStore(): Promise<typeof import('../src/server/node.ts')> {
  return import(new URL('../build/server/index.js', import.meta.url).href);
}
