import { loadDocument, type ApiDocument } from '../document/document.ts';
import type { DocumentInput } from '../document/input.ts';
import { operationsOf, webhooksOf } from '../document/operations.ts';
import type { Policy } from './config.ts';

/**
 * Looks up the path of an operation; of a webhook its name. The documents are those that were
 * compared, else the contract, which is read only if the configuration has a path.
 */
export async function pathsOf(
  { ignore }: Policy,
  compared: { base: ApiDocument; revision: ApiDocument } | undefined,
  contract: DocumentInput,
): Promise<(operation: string) => string | undefined> {
  if (!ignore.some(({ path }) => path)) return () => undefined;
  const documents = compared ? [compared.revision, compared.base] : [await loadDocument(contract)];
  const operations = documents.flatMap((each) => operationsOf(each).concat(webhooksOf(each)));
  const paths = new Map(operations.map(({ operationId, path }) => [operationId, path]));
  return (operation) => paths.get(operation);
}
