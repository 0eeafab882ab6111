import { readContract, type Contract } from '../exchange/contract.ts';
import { judgesOf } from '../exchange/judge.ts';
import { driftOf, type Difference } from '../exchange/report-issue.ts';
import type { DocumentInput } from '../document/input.ts';
import type { Node } from '../document/node.ts';
import { Refusal, type Drift } from '../finding.ts';
import { coverageOf } from '../har/coverage.ts';
import { redactText } from '../report/secrets.ts';
import type { Coverage, Skipped } from '../report/report.ts';
import { answerFor, checkExpected } from './expected-answer.ts';
import { exchangeOf } from './message.ts';
import { partial } from './partial.ts';
import { readPacts, type Interaction, type Pacts } from './read.ts';
import { checkSent, unknownCall } from './request.ts';

export type Looked = { drifts: Drift[]; coverage: Coverage; skipped: Skipped[] };

/** Compares what consumers rely on, by their pacts, with a contract. */
export async function lookAtPacts({
  base,
  files,
  provider,
}: {
  base: DocumentInput;
  files: string[];
  /** Only pacts with this provider. */
  provider?: string | undefined;
}): Promise<Looked> {
  const contract = await readContract(base);
  const { interactions, others } = await readPacts(files);
  const isOurs = (one: { provider: string }) => provider === undefined || one.provider === provider;
  const ours = interactions.filter(isOurs);
  if (provider !== undefined && ours.length === 0) {
    const names = [...new Set(interactions.map((one) => one.provider))].toSorted().join(', ');
    // A misspelled name would pass every check.
    throw new Refusal(3, `There is no interaction with ${provider}; there are ${names}.`);
  }
  const { look, drifts, seen } = looker(contract);
  for (const interaction of ours) look(interaction);
  return {
    drifts: drifts(),
    coverage: {
      exchanges: ours.length,
      calls: ours.length,
      foreign: 0,
      leftOut: [],
      hosts: [],
      notes: [],
      ...coverageOf(contract, seen),
    },
    skipped: skippedOf(
      others,
      interactions.filter((one) => !isOurs(one)),
    ),
  };
}

/** Looks at interactions, and joins the equal findings of each consumer. */
function looker(contract: Contract) {
  const judges = judgesOf(contract.document, partial);
  const judgePart = (schema: Node) => judges(schema, 'response');
  const seen = new Set<string>();
  const found = new Map<string, { difference: Difference; by: [Interaction, string][] }>();

  function differences(interaction: Interaction): { found: Difference[]; repeat: string } {
    const exchange = exchangeOf(interaction);
    const { repeat } = exchange;
    const match = contract.routes.route(exchange.method, exchange.url);
    if (match.kind !== 'operation') {
      return { found: [unknownCall(contract, match, exchange)], repeat };
    }
    const { operation, path } = match;
    const expected = answerFor(operation, interaction);
    seen.add(operation.operationId);
    const { answer } = expected;
    if (answer) seen.add(`${operation.operationId} response ${answer.status}`);
    return {
      found: [
        ...checkSent(contract, operation, path, exchange, (what) => seen.add(what)),
        ...checkExpected({ contract, judgePart, operation, interaction, exchange, expected }),
      ],
      repeat,
    };
  }

  function look(interaction: Interaction): void {
    const told = differences(interaction);
    for (const difference of told.found) {
      const key = [interaction.consumer, difference.id, difference.at, difference.title].join('\n');
      const known = found.get(key) ?? { difference, by: [] };
      known.by.push([interaction, told.repeat]);
      // The same may be breaking in one interaction, and risky in another.
      if (difference.wire === 'breaking') known.difference = difference;
      found.set(key, known);
    }
  }

  const drifts = () => [...found.values()].map((each) => reported(contract, each));
  return { look, drifts, seen };
}

function reported(
  contract: Contract,
  { difference, by }: { difference: Difference; by: [Interaction, string][] },
): Drift {
  const [[first, repeat] = []] = by;
  const consumer = first?.consumer ?? '';
  const drift = driftOf(contract, difference, { repeat: repeat ?? '', count: by.length });
  const { witness } = drift;
  const sides = difference.value?.isOfContract
    ? ({ acceptedBy: 'contract', refusedBy: 'consumer' } as const)
    : ({ acceptedBy: 'consumer', refusedBy: 'contract' } as const);
  const isPending = by.every(([{ pending }]) => pending);
  return {
    ...drift,
    title: `${consumer}: ${drift.title}`,
    at: `${consumer} ${drift.at}`,
    ...(isPending && {
      explanation: `${drift.explanation} The interaction is pending, which fails nothing.`,
    }),
    ...(witness && { witness: { ...witness, ...sides } }),
    consumer: {
      name: consumer,
      ...(isPending && { pending: true }),
      interactions: by.map(([{ description, states, place }]) => ({ description, states, place })),
    },
  };
}

/** What is in pacts and was not looked at, by its kind. */
function skippedOf(others: Pacts['others'], foreign: Interaction[]): Skipped[] {
  const all = [
    ...others.map((other) => ({ ...other, what: other.kind })),
    ...foreign.map((other) => ({ ...other, what: `interaction with ${other.provider}` })),
  ];
  return [...new Set(all.map(({ what }) => what))].toSorted().map((what) => {
    const own = all.filter((each) => each.what === what);
    const names = own.map((each) => redactText(`${each.consumer}: ${each.description}`));
    return { what, count: own.length, names };
  });
}
