import type { ApiOperation, ApiParameter } from '../document/operations.ts';
import { checkBody } from './check-request-body.ts';
import type { Contract } from './contract.ts';
import type { Exchange } from './exchange.ts';
import {
  decoded,
  fieldNames,
  pairsOf,
  queryOf,
  readQuery,
  readQuerystring,
  readText,
  typesOf,
  type Pairs,
  type Reading,
} from './parameters.ts';
import { pathWords, requestDifference as difference, type Difference } from './report-issue.ts';
import { plainName } from './shape.ts';

/** Records a used parameter for the coverage: `getProducts query metal`. */
export type Seen = (what: string) => void;

/**
 * Differences between a request and the contract. There are none if the server refused the request
 * (4xx), since then both agree.
 */
export function checkRequest(
  contract: Contract,
  operation: ApiOperation,
  path: Record<string, string>,
  exchange: Exchange,
  seen: Seen = () => undefined,
): Difference[] {
  const found = [
    ...checkParameters(contract, operation, path, exchange, seen),
    ...checkBody(contract, operation, exchange),
  ];
  return exchange.status >= 400 && exchange.status < 500 ? [] : found;
}

function checkParameters(
  contract: Contract,
  operation: ApiOperation,
  path: Record<string, string>,
  exchange: Exchange,
  seen: Seen,
): Difference[] {
  const pairs = pairsOf(queryOf(exchange.url));
  const strays = strayNames(contract, operation, pairs);
  const found: Difference[] = [];
  for (const parameter of operation.parameters) {
    const reading = readParameter(contract, parameter, { path, pairs, exchange });
    if (reading === 'unrecorded') continue;
    if (reading === undefined) {
      if (!parameter.required) continue;
      // Reported below, as a parameter with nearly this name.
      if (parameter.in === 'query' && strays.some((name) => isNearly(name, parameter.name)))
        continue;
      found.push(missing(operation, parameter));
      continue;
    }
    seen(`${operation.operationId} ${parameter.in} ${parameter.name}`);
    found.push(...judged(contract, operation, parameter, reading));
  }
  return [...found, ...strays.map((name) => stray(operation, name, pairs))];
}

type Places = { path: Record<string, string>; pairs: Pairs; exchange: Exchange };

function readParameter(
  { document }: Contract,
  parameter: ApiParameter,
  { path, pairs, exchange }: Places,
): Reading | 'unrecorded' | undefined {
  const { name } = parameter;
  if (parameter.in === 'query') return readQuery(document, parameter, pairs);
  if (parameter.in === 'querystring')
    return readQuerystring(document, parameter, queryOf(exchange.url));
  if (parameter.in === 'path') {
    const text = path[name];
    return text === undefined
      ? 'unrecorded'
      : readText(document, parameter, decoded(text.replaceAll('+', '%2B')));
  }
  if (!exchange.requestHeaders) return 'unrecorded';
  if (parameter.in === 'cookie') {
    const header = exchange.requestHeaders.get('cookie');
    // Recorders leave cookies out because they are secrets.
    if (header === undefined) return 'unrecorded';
    const cookies = header.split(';').map((pair) => pair.trim());
    const own = cookies.find((pair) => pair.startsWith(`${name}=`));
    return own === undefined
      ? undefined
      : readText(document, parameter, decoded(own.slice(name.length + 1)));
  }
  const text = exchange.requestHeaders.get(name.toLowerCase());
  return text === undefined ? undefined : readText(document, parameter, text);
}

function missing(operation: ApiOperation, { in: place, name, node }: ApiParameter): Difference {
  return difference(operation, {
    id: 'request-parameter-missing',
    wire: 'breaking',
    title: `${operation.operationId} is called without the ${place} parameter ${name}`,
    explanation: 'The contract requires it; a server that follows the contract refuses the call.',
    at: `${operation.operationId} ${place} ${name}`,
    node,
  });
}

function judged(
  contract: Contract,
  operation: ApiOperation,
  parameter: ApiParameter,
  { values, broken }: Reading,
): Difference[] {
  if (broken) return [refused(operation, parameter, broken, values[0])];
  const schema = parameter.schema ?? parameter.content?.schema;
  if (!schema || (parameter.allowEmptyValue && values.includes(''))) return [];
  const judge = contract.judge(schema, 'request');
  // The first issue of each reading; a reading without issues is accepted.
  const issues = values.map((value) => judge(value)[0]);
  const [issue] = issues;
  if (!issue || issues.includes(undefined)) return [];
  const inside = issue.path.length > 0 ? `${pathWords(issue.path)} ` : '';
  const message = `${inside}${issue.message}`;
  return [refused(operation, parameter, message, issue.value ?? values[0])];
}

function refused(
  operation: ApiOperation,
  { in: place, name, node }: ApiParameter,
  message: string,
  value: unknown,
): Difference {
  return difference(operation, {
    id: 'request-parameter-refused',
    wire: 'breaking',
    title: `${operation.operationId}: the ${place} parameter ${name} ${message}`,
    explanation: 'The contract refuses this value, and the server took it.',
    at: `${operation.operationId} ${place} ${name}`,
    node,
    value: { is: value, reason: message },
  });
}

/** Names in the query that belong to no parameter, exploded object or key of the contract. */
function strayNames(contract: Contract, operation: ApiOperation, pairs: Pairs): string[] {
  const { document, keys } = contract;
  // It is all of the query.
  if (operation.parameters.some((parameter) => parameter.in === 'querystring')) return [];
  const own = operation.parameters.filter((parameter) => parameter.in === 'query');
  const deep = own.filter(({ style }) => style === 'deepObject').map(({ name }) => `${name}[`);
  const names = new Set(keys);
  for (const { name, schema, explode, style } of own) {
    const isSpread = explode && style === 'form' && typesOf(document, schema).has('object');
    if (!isSpread) names.add(name);
    else {
      const shape = schema && contract.shapes.shapeOf(schema);
      if (shape?.isOpen) return [];
      for (const field of fieldNames(document, schema)) names.add(field);
    }
  }
  const came = new Set(pairs.map(([name]) => name));
  return [...came].filter(
    (name) => !names.has(name) && !deep.some((start) => name.startsWith(start)),
  );
}

function stray(operation: ApiOperation, name: string, pairs: Pairs): Difference {
  const came = new Set(pairs.map(([key]) => key));
  const near = operation.parameters.find(
    (each) => each.in === 'query' && isNearly(name, each.name) && !came.has(each.name),
  );
  if (near) {
    return difference(operation, {
      id: 'request-parameter-renamed',
      wire: near.required ? 'breaking' : 'risky',
      title: `${operation.operationId} is called with ${name}, which the contract spells ${near.name}`,
      explanation: near.required
        ? 'Names are told apart by the case of their letters: the required parameter is missing.'
        : 'Names are told apart by the case of their letters: a server may not see the value.',
      at: `${operation.operationId} query ${near.name}`,
      node: near.node,
    });
  }
  return difference(operation, {
    id: 'request-parameter-undeclared',
    wire: 'risky',
    title: `${operation.operationId} is called with ${name}, which the contract does not know`,
    explanation: 'A server that follows the contract ignores or refuses it.',
    at: `${operation.operationId} query ${name}`,
  });
}

function isNearly(one: string, other: string): boolean {
  return plainName(one) === plainName(other);
}
