import type { ApiOperation } from '../../document/operations.ts';

/** An operation in both documents. */
export type Match = { base: ApiOperation; revision: ApiOperation };
export type Matches = { both: Match[]; gone: ApiOperation[]; come: ApiOperation[] };

/**
 * Pairs operations with the same method and path, ignoring the names of path parameters; then those
 * with the same whole address, for example when `/v1` moves from the servers into the paths.
 */
export function matchOperations(base: ApiOperation[], revision: ApiOperation[]): Matches {
  const direct = matchBy(base, revision, (operation) => [template(operation.path)]);
  const whole = matchBy(direct.gone, direct.come, addresses);
  return { ...whole, both: [...direct.both, ...whole.both] };
}

/** Webhooks and callbacks are paired by name; then callbacks by their address, as names are not sent. */
export function matchCalls(base: ApiOperation[], revision: ApiOperation[]): Matches {
  const named = matchBy(base, revision, ({ path }) => [path]);
  const called = matchBy(named.gone, named.come, ({ kind, path }) =>
    kind === 'callback' ? [path.slice(path.indexOf(' ') + 1)] : [],
  );
  return { ...called, both: [...named.both, ...called.both] };
}

function matchBy(
  base: ApiOperation[],
  revision: ApiOperation[],
  keysOf: (operation: ApiOperation) => string[],
): Matches {
  const left = new Set(revision);
  const byKey = new Map<string, ApiOperation[]>();
  const whole = (operation: ApiOperation) =>
    keysOf(operation).map((key) => `${operation.method} ${key}`);
  for (const now of revision) {
    for (const key of new Set(whole(now))) byKey.set(key, [...(byKey.get(key) ?? []), now]);
  }
  const both = base.flatMap((old): Match[] => {
    const all = whole(old).flatMap((key) => byKey.get(key)?.filter((now) => left.has(now)) ?? []);
    // Several paths may differ only in parameter names: prefers the same spelling.
    const now = all.find(({ path }) => path === old.path) ?? all[0];
    if (!now) return [];
    left.delete(now);
    return [{ base: old, revision: now }];
  });
  const found = new Set(both.map(({ base: each }) => each));
  return { both, gone: base.filter((each) => !found.has(each)), come: [...left] };
}

/** A path without the names of its parameters. */
export function template(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, '{}');
}

export function addresses({ servers, path }: ApiOperation): string[] {
  return servers.map(({ url }) => `${url}${template(path)}`);
}

/** Pairs the names of path parameters by their position. */
export function pathParameters(base: string, revision: string): [string, string][] {
  const after = parameterNames(revision);
  return parameterNames(base).map((name, index) => [name, after[index] ?? name]);
}

function parameterNames(path: string): string[] {
  return [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);
}
