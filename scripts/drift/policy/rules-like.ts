import { Refusal, type Place } from '../finding.ts';
import { RULE_IDS } from './explain.ts';
import { globOf } from './glob.ts';
import { guess } from './nearest.ts';

/** Rules by a pattern. Throws a `Refusal` (2) if there is none. */
export function rulesLike(pattern: string, place: Place): (id: string) => boolean {
  const matches = globOf(pattern);
  if (RULE_IDS.some(matches)) return matches;
  const what = pattern.includes('*') ? 'No rule is like' : 'There is no rule';
  throw new Refusal(2, `${what} "${pattern}".${guess(pattern, RULE_IDS)}`, place);
}
