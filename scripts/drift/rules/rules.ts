import { ACCESS_RULES } from './access-rules.ts';
import { CALL_RULES } from './call-rules.ts';
import { EXCHANGE_RULES } from './exchange-rules.ts';
import { FORM_RULES } from './form-rules.ts';
import { MEMBER_KINDS } from './member-kinds.ts';
import { MORE_KINDS, type Rooted } from './more-kinds.ts';
import { NAME_RULES } from './name-rules.ts';
import { OPERATION_RULES } from './operation-rules.ts';
import { documentOf, type Rule } from './rule.ts';
import { STATUS_RULES } from './status-rules.ts';
import { VALUE_KINDS, type SchemaKind } from './schema-kinds.ts';

/** The rules in groups. Those for schemas are listed for each side on which they can occur. */
export const RULE_GROUPS: [string, Rule[]][] = [
  ['Operations and parameters', OPERATION_RULES],
  ['Names in generated code', NAME_RULES],
  ['Bodies and headers', EXCHANGE_RULES],
  ['Statuses', STATUS_RULES],
  ['Parts of forms', FORM_RULES],
  ['Webhooks and callbacks', CALL_RULES],
  ['Callbacks, security and servers', ACCESS_RULES],
  ['Values', VALUE_KINDS.flatMap(sidesOf)],
  ['Members of objects and lists', MEMBER_KINDS.flatMap(sidesOf)],
  ['Rarer keywords', MORE_KINDS.flatMap(sidesOf)],
];

export const RULES: Rule[] = RULE_GROUPS.flatMap(([, rules]) => rules);

const byId = new Map(RULES.map((rule) => [rule.id, rule]));

/** The rule with that id; a missing rule is a bug of this program. */
export function ruleFor(id: string): Rule {
  const rule = byId.get(id);
  if (!rule) throw new Error(`There is no rule ${id}.`);
  return rule;
}

function sidesOf(kind: SchemaKind): Rule[] {
  return (['request', 'response'] as const).flatMap((side) => ruleOn(side, kind) ?? []);
}

function ruleOn(side: 'request' | 'response', kind: SchemaKind): Rule | undefined {
  const wire = kind[side];
  if (wire === undefined) return undefined;
  const oasdiff = kind.oasdiff?.[side === 'request' ? 0 : 1];
  return {
    id: `${side}-${kind.kind}`,
    direction: side,
    wire,
    code: kind.code,
    says: kind.says,
    ...(oasdiff ? { oasdiff } : {}),
    example: [exampleOf(kind.example[0], side), exampleOf(kind.example[1], side)],
    swapped: swappedOn(side, kind.swapped),
  };
}

/** If the sides give different kinds, the request's kind is first. */
function swappedOn(side: 'request' | 'response', swapped: string): string {
  const [request = '', response = request] = swapped.split(' ');
  return `${side}-${side === 'request' ? request : response}`;
}

function exampleOf(example: unknown, side: 'request' | 'response'): Rule['example'][0] {
  const rooted = isRooted(example) ? example : undefined;
  const schema = rooted ? rooted.schema : example;
  const template = side === 'request' ? { body: schema } : { answer: schema };
  return documentOf({ ...template, ...(rooted?.root ? { root: rooted.root } : {}) });
}

function isRooted(example: unknown): example is Rooted {
  return typeof example === 'object' && example !== null && 'root' in example;
}
