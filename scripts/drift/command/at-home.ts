import { Refusal } from '../finding.ts';
import { INCOMPLETE, WRONG_USAGE } from './exit-codes.ts';
import type { LegName } from './options.ts';

/**
 * Loads a leg that reads the store's code. The package does not contain that code, and refuses with
 * the command for a checkout: who asked for that leg has asked wrongly; `all` goes on without it.
 */
export async function atHome<Part>(leg: 'mocks' | 'generated', asked: LegName): Promise<Part> {
  // Not a literal: the package would contain the mock backend with its 1,900 products.
  const file = `../${leg}/leg.ts`;
  try {
    return (await import(/* @vite-ignore */ file)) as Part;
  } catch (error) {
    if (!isAbsent(error)) throw error;
    const way = `npm run drift -- ${leg}`;
    const code = asked === 'all' ? INCOMPLETE : WRONG_USAGE;
    throw new Refusal(code, `${leg} looks at the store’s own code: run ${way} in a checkout.`);
  }
}

/** Node’s error code for an import that cannot be resolved. */
export function isAbsent(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === 'ERR_MODULE_NOT_FOUND' || code === 'ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING';
}
