import type { ApiOperation } from '../../document/operations.ts';
import { add, type Context } from './context.ts';
import { addresses, template, type Match } from './match.ts';

/** Compares the servers of an operation. */
export function diffServers(context: Context, { base, revision }: Match): void {
  const before = urlsOf(base, revision);
  const after = urlsOf(revision, base);
  const gone = before.filter((url) => !after.includes(url));
  const come = after.filter((url) => !before.includes(url));
  const spot = { operation: base.operationId, place: 'request server' };
  const nodes = { base: base.servers[0]?.node, revision: revision.servers[0]?.node };
  if (gone.length > 0 && come.length > 0) {
    // Without servers the document's host is used, which may be the new server.
    const named = gone.every((url) => url === '') && before.length === 1;
    const id = named ? 'server-named' : 'server-changed';
    add(context, spot, id, `${listed(gone)} → ${listed(come)}`, nodes);
  } else if (gone.length > 0)
    add(context, spot, 'server-removed', `${listed(gone)} is gone`, nodes);
  else if (come.length > 0) add(context, spot, 'server-added', `${listed(come)} is new`, nodes);
}

/** Servers, or whole addresses if the paths differ too. */
function urlsOf(operation: ApiOperation, other: ApiOperation): string[] {
  const same = template(operation.path) === template(other.path);
  return [...new Set(same ? operation.servers.map(({ url }) => url) : addresses(operation))];
}

function listed(urls: string[]): string {
  return urls.map((url) => url || '/').join(', ');
}
