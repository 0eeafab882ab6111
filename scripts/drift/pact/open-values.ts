import type { Contract } from '../exchange/contract.ts';
import { isTaken } from './matcher.ts';
import type { Rule } from './rules.ts';
import { samplesOf } from './samples.ts';
import type { Said } from './subject.ts';
import type { Way } from './ways.ts';

const MOST_VALUES = 4;
const WIDER = 'The contract allows more values than the consumer expects.';

/** Values that the contract allows at a place and the consumer's matcher refuses, with their rules. */
export function openValues(
  contract: Contract,
  ways: Way[],
  rule: Rule,
  example: unknown,
): [id: string, said: Said][] {
  const isPlain = typeof example !== 'object' || example === null;
  const refused = samplesOf(contract, ways).filter(
    ({ value }) => (isPlain || value === null) && !isTaken(rule, value, example),
  );
  const found: [string, Said][] = [];
  const values = refused.filter(({ isLoose }) => !isLoose).map(({ value }) => value);
  if (values.length > 0) {
    const words = values.slice(0, MOST_VALUES).map((value) => JSON.stringify(value));
    const left = values.length - words.length;
    const may = `may be ${words.join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
    found.push([
      'expected-value-open',
      told(values[0], `${may}, which the consumer does not take`),
    ]);
  }
  const text = refused.find(({ isLoose }) => isLoose);
  if (!text) return found;
  const says = 'may be any text, and the consumer takes only some';
  const why = 'The contract names no format, pattern or values; the consumer relies on one.';
  return typeof example === 'string'
    ? [...found, ['expected-text-open', told(text.value, says, why)]]
    : [
        ...found,
        [
          'expected-value-open',
          told(text.value, 'may be a text, which the consumer does not take'),
        ],
      ];
}

function told(is: unknown, says: string, explanation = WIDER): Said {
  const reason = 'its matcher does not take it';
  return { wire: 'risky', says, explanation, value: { is, reason, isOfContract: true } };
}

/** Whether the contract allows a value that the consumer takes. */
export function isLivable(contract: Contract, ways: Way[], rule: Rule, example: unknown): boolean {
  return samplesOf(contract, ways).some(
    ({ value }) => value !== null && isTaken(rule, value, example),
  );
}
