import { Refusal, type CodeEffect, type Direction, type Verdict } from '../finding.ts';
import type { Rule } from '../rules/rule.ts';
import { RULE_GROUPS, RULES } from '../rules/rules.ts';
import { guess } from './nearest.ts';
import { OBSERVED_GROUPS, type Observed } from './observed.ts';
import { recipeOf, remedyOf } from './recipes.ts';
import { sampleOf, type Sample } from './sample.ts';

/** A rule as it is told. `example`, `reversed`, `otherSide`: of rules about two documents. */
export type Explained = {
  id: string;
  group: string;
  wire: Verdict;
  direction: Direction;
  code?: CodeEffect;
  /** What it means, and what the verdict means with it. */
  says: string;
  why: string;
  example?: Sample;
  /** The rule of the reversed change. */
  reversed?: Brief;
  /** The same change where the other side sends the value. */
  otherSide?: Brief;
  recipe: string[];
  oasdiff?: string;
};

type Brief = Pick<Rule, 'id' | 'wire' | 'says'>;

const OBSERVED = OBSERVED_GROUPS.flatMap(([, rules]) => rules);

/** The ids of all findings that there can be. */
export const RULE_IDS: string[] = [
  ...new Set([...RULES.map(({ id }) => id), ...OBSERVED.map(({ id }) => id)]),
];

/** All groups with their rules, in the order in which they are listed. */
export const GROUPS: [string, (Rule | Observed)[]][] = [...RULE_GROUPS, ...OBSERVED_GROUPS];

/** Throws a `Refusal` (2) with near names for a rule that is not there. */
export function explained(id: string): Explained {
  const [group, rules] = GROUPS.find(([, all]) => all.some((each) => each.id === id)) ?? [];
  const rule = rules?.find((each) => each.id === id);
  if (!rule || group === undefined) {
    throw new Refusal(2, `There is no rule "${id}".${guess(id, RULE_IDS)}`);
  }
  if (!('example' in rule)) {
    const why = 'It is about what was seen, and not about two documents.';
    return { ...rule, group, why, recipe: remedyOf(rule) };
  }
  const { wire, direction, code, says, example, swapped, oasdiff } = rule;
  const reversed = swapped === id ? undefined : briefOf(swapped);
  const otherSide = briefOf(otherId(id));
  return {
    id,
    group,
    wire,
    direction,
    code,
    says,
    why: whyOf(rule),
    example: sampleOf(example),
    ...(reversed && { reversed }),
    ...(otherSide && { otherSide }),
    recipe: recipeOf(rule),
    ...(oasdiff && { oasdiff }),
  };
}

function briefOf(id: string | undefined): Brief | undefined {
  const rule = RULES.find((each) => each.id === id);
  return rule && { id: rule.id, wire: rule.wire, says: rule.says };
}

function otherId(id: string): string | undefined {
  const [side, ...kind] = id.split('-');
  if (side !== 'request' && side !== 'response') return undefined;
  return [side === 'request' ? 'response' : 'request', ...kind].join('-');
}

/** What the verdict says about clients and servers of the two versions. */
function whyOf({ wire, direction }: Rule): string {
  if (wire === 'none') return 'Both documents allow the same exchanges.';
  if (wire === 'safe')
    return 'What the old contract allowed is still allowed, and still understood.';
  const sender = direction === 'response' ? 'server' : 'client';
  if (wire === 'risky') {
    return direction === 'response'
      ? 'A client of the old contract is likely to fail on what the new server sends, and not bound to: the old contract left it open.'
      : 'A client of the old contract is likely to be refused, and not bound to: the old contract left it open.';
  }
  const both = 'What worked between a client and a server of the old contract no longer does.';
  if (direction === 'both') return both;
  return sender === 'client'
    ? 'A client of the old contract may send what the new server refuses, or takes for something else.'
    : 'The new server may send what a client of the old contract does not expect.';
}
