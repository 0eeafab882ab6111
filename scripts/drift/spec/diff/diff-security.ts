import type { ApiDocument } from '../../document/document.ts';
import { child, fieldsOf, type Node } from '../../document/node.ts';
import { add, type Context, type Spot } from './context.ts';
import type { Match } from './match.ts';
import { stableText } from '../schema/shape.ts';

/** An alternative: security schemes by their properties, not their names, with their scopes. */
type Way = Map<string, Asked>;
/** `flow`: the way in which OAuth 2 gives the token; each is an alternative of its own. */
type Asked = { name: string; scopes: string[]; node: Node; flow: string | undefined };

/** Compares the security of an operation. A client may use any alternative of the base. */
export function diffSecurity(context: Context, { base, revision }: Match): void {
  const before = base.security.ways.flatMap((way) => waysOf(context.base, way));
  const after = revision.security.ways.flatMap((way) => waysOf(context.revision, way));
  const lost = before.filter((old) => !after.some((now) => suffices(old, now)));
  const won = after.filter((now) => !before.some((old) => suffices(now, old)));
  const spot = { operation: base.operationId, place: 'request security' };
  const nodes = { base: base.security.node, revision: revision.security.node };
  const what = `${textOf(before)} → ${textOf(after)}`;
  if (lost.length > 0) add(context, spot, lossOf(before, after, lost), what, nodes);
  else if (won.length > 0) add(context, spot, 'security-relaxed', what, nodes);
  for (const [scheme, { name, node: old, flow }] of before.flatMap(schemesOf)) {
    const alike = after.flatMap((way) => way.get(scheme)?.node ?? []);
    // Several schemes of one kind differ only in where their tokens come from.
    const node =
      alike.find((each) => addressesOf(each, flow) === addressesOf(old, flow)) ?? alike[0];
    if (!node) continue;
    tellDeprecation(context, spot, name, { base: old, revision: node });
    if (addressesOf(old, flow) === addressesOf(node, flow)) continue;
    const how = `tokens for ${name} come from another address`;
    add(context, spot, 'security-token-moved', how, { base: old, revision: node });
  }
}

/** 3.2 can announce the end of a way to sign in. */
function tellDeprecation(
  context: Context,
  spot: Spot,
  name: string,
  nodes: { base: Node; revision: Node },
): void {
  const [before, after] = [nodes.base, nodes.revision].map(
    ({ value }) => fieldsOf(value)['deprecated'] === true,
  );
  if (before === after) return;
  const id = after ? 'deprecated' : 'no-longer-deprecated';
  add(context, spot, id, `${name} is ${after ? '' : 'no longer '}deprecated`, nodes);
}

function schemesOf(way: Way) {
  return Array.from(way);
}

/** The token addresses of OAuth 2. */
function addressesOf({ value }: Node, flow = ''): string {
  const flows = fieldsOf(fieldsOf(value)['flows']);
  const { authorizationUrl, tokenUrl, deviceAuthorizationUrl } = fieldsOf(flows[flow]);
  return stableText([authorizationUrl, tokenUrl, deviceAuthorizationUrl].map((url) => url ?? null));
}

/** Whether credentials for the first alternative satisfy the second. */
function suffices(has: Way, asked: Way): boolean {
  return [...asked].every(([scheme, { scopes }]) => {
    const own = has.get(scheme);
    return own !== undefined && scopes.every((scope) => own.scopes.includes(scope));
  });
}

function lossOf(before: Way[], after: Way[], lost: Way[]): string {
  if (lost.some((way) => way.size === 0)) {
    return before.length === 1 ? 'security-added' : 'security-no-longer-optional';
  }
  const names = (way: Way) =>
    [...way.values()]
      .map(({ name }) => name)
      .toSorted()
      .join();
  const schemes = (way: Way) => [...way.keys()].toSorted().join();
  if (lost.every((way) => after.some((now) => schemes(now) === schemes(way)))) {
    return 'security-scope-added';
  }
  if (lost.every((way) => after.some((now) => names(now) === names(way)))) {
    return 'security-scheme-changed';
  }
  const grown = lost.every((way) =>
    after.some((now) => [...way.keys()].every((key) => now.has(key))),
  );
  return grown ? 'security-scheme-added' : 'security-way-removed';
}

function waysOf(document: ApiDocument, way: Record<string, string[]>): Way[] {
  const schemes = child(child(document.root, 'components'), 'securitySchemes');
  let ways: Way[] = [new Map()];
  for (const [name, scopes] of Object.entries(fieldsOf(way))) {
    const named = child(schemes, name);
    // 3.2 allows a URI in place of a name.
    const uri = named.value === undefined ? document.find(document.root, name) : undefined;
    const node = document.follow(uri ?? named);
    const scheme = fieldsOf(node.value);
    const asked = Array.isArray(scopes) ? scopes.map(String) : [];
    const kinds = Object.keys(fieldsOf(scheme['flows'])).toSorted();
    const flows = kinds.length > 0 ? kinds : [undefined];
    ways = ways.flatMap((known) =>
      flows.map((flow) =>
        new Map(known).set(schemeText(name, scheme, flow), { name, scopes: asked, node, flow }),
      ),
    );
  }
  return ways;
}

/** The credentials that a client must send, without the addresses that issue them. */
function schemeText(name: string, scheme: Record<string, unknown>, flow?: string): string {
  const { type, in: place, name: key, scheme: http, openIdConnectUrl } = scheme;
  if (type === undefined) return name;
  const header = typeof key === 'string' && place === 'header' ? key.toLowerCase() : key;
  const kind = typeof http === 'string' ? http.toLowerCase() : undefined;
  return stableText([type, place, header, kind, openIdConnectUrl, flow]);
}

function textOf(ways: Way[]): string {
  const texts = ways.map((way) =>
    [...way.values()]
      .map(({ name, scopes }) =>
        scopes.length > 0 ? `${name} (${scopes.toSorted().join(', ')})` : name,
      )
      .toSorted()
      .join(' and '),
  );
  return [...new Set(texts)]
    .map((text) => text || 'nobody asked')
    .toSorted()
    .join(' or ');
}
