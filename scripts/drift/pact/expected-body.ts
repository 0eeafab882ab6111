import { isFields, keyOf, type Fields, type Node } from '../document/node.ts';
import type { Issue } from '../exchange/judge.ts';
import { pathWords, type Difference } from '../exchange/report-issue.ts';
import { walk } from '../exchange/shape.ts';
import { isExact } from './matcher.ts';
import { isLivable, openValues } from './open-values.ts';
import { hasFreeKeys } from './rules.ts';
import { bodyExpectation, type Said, type Subject } from './subject.ts';
import { fieldIn, itemIn, waysOf, type Promised, type Way } from './ways.ts';

/** A place in a body: `path` with a star for each item of a list, `names` with its index. */
type Step = { path: string[]; names: string[] };

type Looking = {
  subject: Subject;
  schema: Node;
  /** Places where the contract refuses the example. */
  refused: Set<string>;
  /** Places where nothing of the contract fits: what is below belongs to nothing. */
  unfit: Set<string>;
  /** Fields that are `writeOnly`. */
  hidden: Set<string>;
  /** Fields of the contract that are spelled nearly as an undeclared one. */
  near: Map<string, string | undefined>;
  found: Difference[];
};

/** Differences between a body that a consumer expects and what the contract promises. */
export function checkExpectedBody(subject: Subject, schema: Node, body: unknown): Difference[] {
  const { contract, judgePart } = subject;
  const { undeclared, marked } = walk(contract.shapes.shapeOf(schema), body, 'writeOnly');
  const issues = judgePart(schema)(body);
  const looking: Looking = {
    subject,
    schema,
    unfit: new Set(
      issues.filter(({ keyword }) => UNFIT.has(keyword)).map(({ path }) => pathWords(path)),
    ),
    refused: new Set(issues.map(({ path }) => pathWords(path))),
    hidden: new Set(marked.map(({ path }) => pathWords(path))),
    near: new Map(undeclared.map((each) => [pathWords(each.path), each.near])),
    found: [],
  };
  for (const issue of issues) fromIssue(looking, issue, body);
  look(looking, body, [[schema]], { path: [], names: [] });
  return [...new Map(looking.found.map((one) => [`${one.id} ${one.title}`, one])).values()];
}

function tell({ subject, schema, found }: Looking, id: string, path: string[], said: Said): void {
  found.push(bodyExpectation(subject, schema, id, path, said));
}

/** Looks at a value of which the contract has these alternatives. */
function look(looking: Looking, value: unknown, alternatives: Node[][], step: Step): void {
  const { contract, rules } = looking.subject;
  const rule = rules('body', step.names);
  if (rule && !isExact(rule) && !looking.refused.has(pathWords(step.path))) {
    const ways = inside(looking.subject, alternatives);
    for (const [id, said] of openValues(contract, ways, rule, value)) {
      tell(looking, id, step.path, said);
    }
  }
  if (looking.unfit.has(pathWords(step.path))) return;
  const ways = inside(looking.subject, alternatives, value);
  const fitting = nearest(looking.subject, ways, value);
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const inner = fitting.map((way) => itemIn(way, index));
      look(looking, item, inner, {
        path: [...step.path, '*'],
        names: [...step.names, String(index)],
      });
    }
  } else if (isFields(value)) lookAtFields(looking, value, fitting, step, hasFreeKeys(rule));
}

function lookAtFields(
  looking: Looking,
  value: Fields,
  ways: Way[],
  step: Step,
  isMap: boolean,
): void {
  for (const [name, inner] of Object.entries(value)) {
    const next = { path: [...step.path, name], names: [...step.names, name] };
    const promised = ways.map((way) => fieldIn(way, name));
    lookAtPresence(looking, promised, next.path, isMap);
    const nodes = promised.map((one) => one.nodes);
    look(looking, inner, nodes, next);
  }
}

/** Whether a server that follows the contract sends the field. */
function lookAtPresence(
  looking: Looking,
  promised: Promised[],
  path: string[],
  isMap: boolean,
): void {
  const words = pathWords(path);
  if (looking.hidden.has(words)) {
    tell(looking, 'expected-write-only', path, {
      wire: 'breaking',
      says: 'is writeOnly, and the consumer expects it',
      explanation: 'A server that follows the contract never sends it.',
    });
    return;
  }
  // Where names are data, it is the provider state that decides which there are.
  if (isMap || looking.refused.has(words)) return;
  const isDeclared = promised.some((one) => one.isDeclared);
  if (isDeclared) {
    if (promised.every((one) => one.isRequired)) return;
    tell(looking, 'expected-field-optional', path, {
      wire: 'risky',
      says: 'is optional in the contract, and the consumer expects it',
      explanation: 'A server that follows the contract may leave it out.',
    });
  } else if (!promised.some(({ nodes }) => nodes.length > 0)) {
    const near = looking.near.get(words);
    tell(looking, 'expected-field-undeclared', path, {
      wire: 'risky',
      says: near
        ? `is expected, and the contract spells it ${near}`
        : 'is expected, and the contract does not name it',
      explanation: near
        ? 'Names that differ by their letters’ case or by signs are two names to a consumer.'
        : 'The contract allows more fields than it names, and promises none of them.',
    });
  }
}

/** The ways of schemas, one list for each alternative; those that a value selects. */
function inside({ contract }: Subject, alternatives: Node[][], value?: unknown): Way[] {
  const each = new Map(alternatives.map((nodes) => [nodes.map(keyOf).join(' '), nodes]));
  return [...each.values()]
    .filter((nodes) => nodes.length > 0)
    .flatMap((nodes) => waysOf(contract.document, nodes, value));
}

/** The ways that a value fits, or fits best: one wrong field hides no other. */
function nearest({ judgePart }: Subject, ways: Way[], value: unknown): Way[] {
  if (ways.length < 2 || typeof value !== 'object') return ways;
  const issues = ways.map((way) =>
    way.reduce((sum, node) => sum + judgePart(node)(value).length, 0),
  );
  const least = Math.min(...issues);
  return ways.filter((_, index) => issues[index] === least);
}

/** Violations after which nothing below a place can be looked at. */
const UNFIT = new Set(['anyOf', 'type']);
const OF_LISTS = new Set(['minItems', 'maxItems', 'uniqueItems', 'contains', 'minContains']);

/** The contract refuses the example. What that means depends on the matcher. */
function fromIssue(looking: Looking, issue: Issue, body: unknown): void {
  const { subject, schema } = looking;
  const { keyword, path, place, message, value } = issue;
  if (keyword === 'additionalProperties') {
    tell(looking, 'expected-field-refused', path, {
      wire: 'breaking',
      says: 'is expected, and the contract allows no such field',
      explanation: 'A server that follows the contract never sends it.',
    });
    return;
  }
  const rule = subject.rules('body', place);
  const isLoose = rule !== undefined && !isExact(rule);
  // Such a list shows what items are like, and not how many there are.
  if (isLoose && OF_LISTS.has(keyword)) return;
  const witness = { is: value, reason: message };
  if (isLoose && isLivable(subject.contract, waysAt(subject, schema, body, place), rule, value)) {
    tell(looking, 'expected-example-refused', path, {
      wire: 'risky',
      says: `${message}, unlike the example that the consumer was tried with`,
      explanation: 'Its matcher takes what the contract promises; its code has never met that.',
      value: witness,
    });
    return;
  }
  tell(looking, keyword === 'type' ? 'expected-type' : 'expected-value-refused', path, {
    wire: 'breaking',
    says: `${message}, unlike what the consumer expects`,
    explanation: 'A server that follows the contract never sends what the consumer expects.',
    value: witness,
  });
}

/** The ways of the contract at a place of a body. */
function waysAt(subject: Subject, schema: Node, body: unknown, place: string[]): Way[] {
  let ways = waysOf(subject.contract.document, [schema], body);
  let value = body;
  for (const name of place) {
    const isList = Array.isArray(value);
    const nodes = ways.map((way) =>
      isList ? itemIn(way, Number(name)) : fieldIn(way, name).nodes,
    );
    value = (value as Fields | undefined)?.[name];
    ways = inside(subject, nodes, value);
  }
  return ways;
}
