import type { ApiDocument } from '../document/document.ts';
import { operationsOf, type ApiOperation } from '../document/operations.ts';
import { literally } from '../document/pattern.ts';

type Route = { operation: ApiOperation; pattern: RegExp; names: string[]; rank: string };
export type Match =
  | { kind: 'operation'; operation: ApiOperation; path: Record<string, string> }
  | { kind: 'method'; operation: ApiOperation }
  /** Below the path of the API, if it has one of its own, and else anywhere. */
  | { kind: 'below' | 'elsewhere'; path: string };

type Base = { host: string; path: string };

export type Routes = {
  /** The hosts that the contract names. */
  hosts: ReadonlySet<string>;
  /** The API has a path of its own: that of a server, or the common start of all paths. */
  hasOwnPath: boolean;
  /**
   * Finds the operation of a call by its method and its path without the server's path. Literal
   * names come first.
   */
  route: (method: string, url: string) => Match;
};

export function routesOf(document: ApiDocument): Routes {
  const operations = operationsOf(document);
  const routes = operations.map(routeOf).toSorted((one, other) => (one.rank < other.rank ? -1 : 1));
  const literal = new Map<string, Route[]>();
  for (const route of routes.filter(({ names }) => names.length === 0)) {
    const path = escapedAlike(route.operation.path);
    literal.set(path, [...(literal.get(path) ?? []), route]);
  }
  const templates = routes.filter(({ names }) => names.length > 0);
  const bases = basesOf(operations);
  const hosts = new Set(bases.map(({ host }) => host).filter(Boolean));
  const owned = bases.filter(({ path }) => withoutSlash(path) !== '/');
  const common = commonStart(operations.map(({ path }) => path));

  function at(written: string): { route: Route; values: string[] }[] {
    const path = escapedAlike(written);
    const exact = literal.get(path);
    if (exact) return exact.map((route) => ({ route, values: [] }));
    const found: { route: Route; values: string[] }[] = [];
    for (const route of templates) {
      const values = route.pattern.exec(path);
      // Another template that matches the path is used only for methods that the first one lacks.
      if (values) found.push({ route, values: values.slice(1) });
    }
    return found;
  }

  function route(method: string, url: string): Match {
    const { host, path } = hostAndPath(url);
    const tails = bases.flatMap((base) => withoutBase(path, base));
    // A proxy may have removed the server's path from the address.
    const paths = hosts.has(host) && tails.length > 0 ? tails : [...tails, path];
    const found = [...new Set(paths.flatMap((each) => [each, withoutSlash(each)]))].flatMap(at);
    const fit = found.find(({ route }) => route.operation.method === method);
    const served = fit ?? (method === 'HEAD' ? found.find((each) => isGet(each.route)) : undefined);
    if (served) {
      const { operation, names } = served.route;
      const values = names.map((name, index) => [name, served.values[index] ?? ''] as const);
      return { kind: 'operation', operation, path: Object.fromEntries(values) };
    }
    const [other] = found;
    if (other) return { kind: 'method', operation: other.route.operation };
    const isBelow =
      owned.some((base) => withoutBase(path, base).length > 0) ||
      (common !== '' && paths.some((each) => each.startsWith(common)));
    return { kind: isBelow ? 'below' : 'elsewhere', path };
  }

  return { hosts, hasOwnPath: owned.length > 0 || common !== '', route };
}

function isGet({ operation }: Route): boolean {
  return operation.method === 'GET';
}

function routeOf(operation: ApiOperation): Route {
  const names: string[] = [];
  const source = operation.path.split(/(\{[^}]+\})/).map((piece) => {
    if (!piece.startsWith('{')) return literally(escapedAlike(piece));
    names.push(piece.slice(1, -1));
    return '([^/]+?)';
  });
  // "a" sorts before "b": literal segments come before parameters, from left to right.
  const rank = operation.path
    .split('/')
    .map((segment) => (segment.includes('{') ? (segment.startsWith('{') ? 'c' : 'b') : 'a'))
    .join('');
  return { operation, pattern: new RegExp(`^${source.join('')}$`), names, rank };
}

/** Signs that mean the same in a path whether they are escaped or not. */
const FREE = /[\w.~$@:!'()*&[\]-]/;

/** A path as browsers escape it: a contract has `/größe`, a call `/gr%C3%B6%C3%9Fe`. */
function escapedAlike(path: string): string {
  return path
    .replaceAll(/%[\da-f]{2}/gi, (escape) => {
      const sign = String.fromCodePoint(Number.parseInt(escape.slice(1), 16));
      return FREE.test(sign) ? sign : escape.toUpperCase();
    })
    .replaceAll(/[^\w.~$@:!'()*&[\]%/+,;=-]+/g, (text) =>
      [...Buffer.from(text)]
        .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
        .join(''),
    );
}

function basesOf(operations: ApiOperation[]): Base[] {
  const urls = new Set(operations.flatMap(({ servers }) => servers.map(({ url }) => url)));
  return [...urls].map((url) => hostAndPath(url === '' ? '/' : url));
}

/**
 * Host and path of a URL. The host is empty in an address from the root, and `data:` or the like in
 * one without a host.
 */
export function hostAndPath(url: string): Base {
  const [, scheme = '', authority = '', path = ''] =
    /^([a-z][a-z\d+.-]*:)?(?:\/\/([^/?#]*))?([^?#]*)/i.exec(url) ?? [];
  if (scheme && !/^(?:http|ws)s?:$/i.test(scheme)) return { host: scheme.toLowerCase(), path };
  const usual = /^(?:http|ws):$/i.test(scheme) ? /:80$/ : /:443$/;
  const host = authority.toLowerCase().replace(/^.*@/, '').replace(usual, '');
  return { host, path: path || '/' };
}

function withoutBase(path: string, base: Base): string[] {
  const start = withoutSlash(base.path);
  if (start === '/') return [path];
  if (path === start) return ['/'];
  return path.startsWith(`${start}/`) ? [path.slice(start.length)] : [];
}

function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** The common start of all paths, up to a slash: `/api/`; empty if there is none. */
function commonStart(paths: string[]): string {
  const [first = ''] = paths;
  const literal = first.split('{', 1)[0] ?? '';
  let length = literal.length;
  while (length > 0 && !paths.every((path) => path.startsWith(literal.slice(0, length))))
    length -= 1;
  const start = literal.slice(0, literal.slice(0, length).lastIndexOf('/') + 1);
  return start === '/' ? '' : start;
}
