import { Refusal } from '../finding.ts';

/**
 * Loads a leg that reads the store's code. The package does not contain that code, and refuses (2)
 * with the command for a checkout.
 */
export async function atHome<Part>(leg: 'mocks' | 'generated'): Promise<Part> {
  // Not a literal: the package would contain the mock backend with its 1,900 products.
  const file = `../${leg}/leg.ts`;
  try {
    return (await import(/* @vite-ignore */ file)) as Part;
  } catch (error) {
    if (!isAbsent(error)) throw error;
    const way = `npm run drift -- ${leg}`;
    throw new Refusal(2, `${leg} looks at the store’s own code: run ${way} in a checkout.`);
  }
}

/** Node’s error code for an import that cannot be resolved. */
export function isAbsent(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === 'ERR_MODULE_NOT_FOUND' || code === 'ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING';
}
