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
  const both: Match[] = [];
  const left = new Set(revision);
  for (const old of base) {
    const keys = new Set(keysOf(old));
    const fits = (now: ApiOperation) =>
      now.method === old.method && keysOf(now).some((key) => keys.has(key));
    // Several paths may differ only in parameter names: prefers the same spelling.
    const all = [...left].filter(fits);
    const now = all.find(({ path }) => path === old.path) ?? all[0];
    if (!now) continue;
    left.delete(now);
    both.push({ base: old, revision: now });
  }
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
