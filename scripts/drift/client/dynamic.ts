import type { Facts } from './facts.ts';
import { methodIn } from './paths.ts';
import {
  HOLE,
  inside,
  isCall,
  isComputed,
  isMember,
  listIn,
  textOf,
  wordOf,
  type Syntax,
} from './syntax.ts';
import { placeOf } from './whole.ts';

const HOOK = /^(?:use\w*(?:Query|Mutation|Queries)|\w*[qQ]ueryOptions|mutationOptions|request)$/;
const UPPER = /^[A-Z]+$/;

/** Reads calls whose method, path or function is only known when the code runs. */
export function readDynamic(facts: Facts, node: Syntax): void {
  if (!isCall(node)) return;
  const callee = inside(node, 'callee');
  if (isComputed(callee)) facts.isComputing = true;
  const name = nameOf(callee);
  const method = UPPER.test(name) ? methodIn(name) : undefined;
  if (method) {
    if (hasOpenPath(node, callee)) facts.dynamic.push({ method, place: placeOf(facts, node) });
    return;
  }
  const open = openIn(listIn(node, 'arguments'));
  if (open) readOpen(facts, node, name, open);
}

type Open = { method: string | undefined; isPair: boolean };

/** A hook takes a method and a path; of another function it is only known later what it calls. */
function readOpen(facts: Facts, call: Syntax, name: string, { method, isPair }: Open): void {
  const { dynamic } = facts;
  if (isPair && HOOK.test(name)) {
    // Many clients have a function of that name.
    const object =
      name === 'request' ? wordOf(inside(inside(call, 'callee'), 'object')) : undefined;
    const by = object === undefined ? {} : { by: object };
    dynamic.push({ method, ...by, place: placeOf(facts, call) });
  } else if (!isMember(inside(call, 'callee')) && !dynamic.some(({ by }) => by === name)) {
    dynamic.push({ method: undefined, by: name, place: placeOf(facts, call) });
  }
}

/** Whether the path of `client.GET(path)` or `client[path].GET()` is only known when the code runs. */
function hasOpenPath(call: Syntax, callee: Syntax | undefined): boolean {
  const [path] = listIn(call, 'arguments');
  if (path && !isValue(path)) return !isPlain(path);
  return isComputed(inside(callee, 'object'));
}

/** What is not known of `useQuery(method, path)`, a pair, or of `useQuery(path)`. */
function openIn([first, second]: Syntax[]):
  | { method: string | undefined; isPair: boolean }
  | undefined {
  if (!first || isValue(first)) return undefined;
  const isPair = second !== undefined && !isValue(second) && !isPlain(second);
  const method = methodIn(textOf(first));
  if (isPlain(first)) return method && isPair ? { method, isPair } : undefined;
  const isPathKnown = second !== undefined && isPlain(second);
  return isPathKnown ? undefined : { method: undefined, isPair };
}

/** What cannot be a path: options, also as `client.queryOptions(…)` makes them, a function. */
function isValue(node: Syntax): boolean {
  if (/^(?:Object|Array)Expression$|Function/.test(node.type)) return true;
  return isCall(node) && HOOK.test(nameOf(inside(node, 'callee')));
}

function nameOf(callee: Syntax | undefined): string {
  return wordOf(isMember(callee) ? inside(callee, 'property') : callee) ?? '';
}

function isPlain(node: Syntax | undefined): boolean {
  const text = textOf(node);
  return text !== undefined && !text.includes(HOLE);
}
