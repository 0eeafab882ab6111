import { child, children, fieldsOf, textOf, type Node } from './node.ts';

/** The address of an API with the default value of each variable, without a slash at the end. */
export type ApiServer = { url: string; node: Node };

/** The servers of the first owner that has any, else the host of the document itself. */
export function serversOf(owners: Node[]): ApiServer[] {
  for (const owner of owners) {
    const servers = children(child(owner, 'servers')).flatMap(([, node]) => addresses(node));
    if (servers.length > 0) return servers;
  }
  const last = owners.at(-1) ?? { file: '', pointer: '', value: undefined };
  return [{ url: '', node: child(last, 'servers') }];
}

/** A variable with an `enum` gives one address for each value. */
function addresses(node: Node): ApiServer[] {
  let urls = [textOf(node, 'url') ?? '/'];
  for (const [name, variable] of children(child(node, 'variables'))) {
    const { enum: choices, default: usual } = fieldsOf(variable.value);
    const values = Array.isArray(choices) && choices.length > 0 ? choices : [usual ?? ''];
    urls = urls.flatMap((url) => values.map((value) => url.replaceAll(`{${name}}`, String(value))));
  }
  return urls.slice(0, 200).map((url) => ({ url: normalUrl(url), node }));
}

function normalUrl(url: string): string {
  const bare = url.replace(/\/+$/, '');
  return bare
    .replace(/^[a-z]+:\/\/[^/]+/i, (host) => host.toLowerCase())
    .replace(/^(https:\/\/[^/:]+):443(?=\/|$)/, '$1')
    .replace(/^(http:\/\/[^/:]+):80(?=\/|$)/, '$1');
}
