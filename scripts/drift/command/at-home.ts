import { Refusal } from '../finding.ts';

/**
 * A leg that reads the store's own code. The package does not hold it, and refuses
 * (2) with what to do instead.
 */
export async function atHome<Part>(leg: 'mocks' | 'generated'): Promise<Part> {
  // Not a literal, or the package would hold the mock backend with its 1,900 products.
  const file = `../${leg}/leg.ts`;
  try {
    return (await import(/* @vite-ignore */ file)) as Part;
  } catch (error) {
    if (!isAbsent(error)) throw error;
    const way = `npm run drift -- ${leg}`;
    throw new Refusal(2, `${leg} looks at the store’s own code: run ${way} in a checkout.`);
  }
}

/** Node’s word for an import that leads nowhere. */
export function isAbsent(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === 'ERR_MODULE_NOT_FOUND' || code === 'ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING';
}
