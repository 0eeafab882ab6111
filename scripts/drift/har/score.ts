import { clean } from '../tests/exchanges/clean.ts';
import { driftedAnswers } from '../tests/exchanges/drifted-answers.ts';
import { driftedCalls } from '../tests/exchanges/drifted-calls.ts';
import { CONTRACT, lineOf, type Row } from '../tests/exchanges/rows.ts';
import { readContract } from '../exchange/contract.ts';
import { watcher } from './har.ts';
import { fromLine } from './recorded.ts';

const drifted = [...driftedAnswers, ...driftedCalls];
const PLACE = { file: 'x', line: 1, column: 1 };

/** For the score: the number of correct reports. `rightly`: with the expected rule and verdict. */
export async function score(): Promise<{
  drifted: number;
  rightly: number;
  clean: number;
  falseAlarms: number;
}> {
  const raised = await raiser();
  const same = (row: Row) => JSON.stringify(raised(row)) === JSON.stringify(row.raises);
  return {
    drifted: drifted.length,
    rightly: drifted.filter(same).length,
    clean: clean.length,
    falseAlarms: clean.filter((row) => raised(row).length > 0).length,
  };
}

/** The rules and verdicts that a row raises. */
export async function raiser(): Promise<(row: Row) => [string, string][]> {
  const contract = await readContract(CONTRACT);
  return (row) => {
    const watch = watcher(contract);
    // A second exchange makes the API's host known, so that other hosts are foreign.
    const { sent: _, answered: __, ...plain } = row;
    for (const each of [row, { ...plain, call: 'HEAD /pets/1', status: 200 }]) {
      const exchange = fromLine(JSON.parse(lineOf(each)), PLACE);
      if (exchange) watch.see(exchange);
    }
    return watch.end().drifts.map(({ id, wire }) => [id, wire]);
  };
}
