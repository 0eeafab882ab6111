import { checkRequest } from '../exchange/check-request.ts';
import { checkResponse } from '../exchange/check-response.ts';
import { readContract, responseFor, type Contract } from '../exchange/contract.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { collector } from '../exchange/report-issue.ts';
import { hostAndPath, type Match } from '../exchange/route.ts';
import { shapesOf } from '../exchange/shape.ts';
import { NOT_THERE, unknownMethod, unknownPath } from '../exchange/unknown-call.ts';
import type { Drift } from '../finding.ts';
import type { Coverage } from '../report/report.ts';
import type { DocumentInput } from '../document/input.ts';
import { coverageOf } from './coverage.ts';
import { isWebsite, leave, talliesOf, type Tally } from './hosts.ts';
import { isData, leftOutAs, type LeftOutKind } from './left-out.ts';
import { recordsOf } from './read.ts';
import { recordedHeaders, tokenWatch, type RecordedHeaders } from './tokens.ts';

export type Traffic = { drifts: Drift[]; coverage: Coverage };

/** Compares recorded traffic with a contract. `origins`: where the API is, if they are known. */
export async function lookAtTraffic({
  base,
  files,
  origins = [],
}: {
  base: DocumentInput;
  files: string[];
  origins?: string[];
}): Promise<Traffic> {
  const watch = watcher(await readContract(base), origins);
  const reported = new Map<string, Drift>();
  for (const file of files) {
    for await (const record of recordsOf(file)) {
      if ('exchange' in record) watch.see(record.exchange);
      else if ('drift' in record) keep(reported, record.drift);
      else watch.skip();
    }
  }
  const { drifts, coverage } = watch.end();
  return { drifts: [...drifts, ...reported.values()], coverage };
}

function keep(reported: Map<string, Drift>, drift: Drift): void {
  const key = `${drift.id}\n${drift.at}\n${drift.title}`;
  const known = reported.get(key);
  if (known?.seen) known.seen.count += 1;
  else reported.set(key, drift);
}

/**
 * Collects differences and coverage over exchanges. The API's hosts are `origins`, else those that
 * the contract names, if a call came to one of them, else all to which a call came.
 */
export function watcher(contract: Contract, origins: string[] = []) {
  const recorded = recordedHeaders();
  const named = ledgerOf(contract, recorded);
  // What is seen on other hosts may turn out to be no use of the contract.
  const others = ledgerOf({ ...contract, shapes: shapesOf(contract.document) }, recorded);
  const hosts = new Set(
    origins.length > 0 ? origins.map((origin) => hostAndPath(origin).host) : contract.routes.hosts,
  );
  const tallies = talliesOf(contract);
  const isNamed = (host: string) => hosts.has(host) || host === '';
  let unanswered = 0;

  function see(exchange: Exchange): void {
    const { host } = hostAndPath(exchange.url);
    const tally = tallies.of(host);
    const ledger = isNamed(host) ? named : others;
    recorded.note(exchange);
    tally.exchanges += 1;
    const match = contract.routes.route(exchange.method, exchange.url);
    const kind = leftOutAs(match, exchange) ?? notThere(match, exchange);
    if (kind) leave(tally, kind);
    else if (match.kind === 'operation') {
      tally.calls += 1;
      ledger.hold(match, exchange);
    } else if (match.kind === 'method') {
      tally.below.add(unknownMethod(contract, exchange.method, match.operation.path), exchange);
    } else if (match.kind === 'below') {
      tally.below.add(unknownPath(contract, exchange.method, match.path), exchange);
    } else if (isNamed(host) || isData(exchange)) {
      tally.elsewhere.add(unknownPath(contract, exchange.method, match.path), exchange);
    } else leave(tally, 'outside');
  }

  function end(): Traffic {
    const all = tallies.all();
    const isKnown = origins.length > 0 || all.some(({ host, calls }) => isNamed(host) && calls > 0);
    const isOurs = ({ host, calls }: Tally) => isNamed(host) || (!isKnown && calls > 0);
    const left = new Map<LeftOutKind, number>();
    const drifts: Drift[] = [];
    const { hasOwnPath } = contract.routes;
    for (const tally of all) {
      if (isOurs(tally)) drifts.push(...settled(tally, hasOwnPath));
      else tally.left = new Map([['other-hosts', tally.exchanges]]);
      for (const [kind, count] of tally.left) leave({ left }, kind, count);
    }
    leave({ left }, 'unanswered', unanswered);
    const used = isKnown || others.isEmpty() ? named : others;
    const held = used.end();
    const exchanges = all.reduce((sum, tally) => sum + tally.exchanges, unanswered);
    const foreign = [...left.values()].reduce((sum, count) => sum + count, 0);
    const coverage: Coverage = {
      exchanges,
      calls: exchanges - foreign,
      foreign,
      leftOut: [...left].map(([kind, count]) => ({ kind, count })),
      hosts: all.map(({ host, exchanges: count, calls }) => ({ host, exchanges: count, calls })),
      notes: held.notes,
      ...coverageOf(used.contract, used.seen),
    };
    return { drifts: [...held.drifts, ...drifts], coverage };
  }

  return { see, end, skip: () => (unanswered += 1) };
}

/** What is found in calls, and what of the contract they use. */
function ledgerOf(contract: Contract, recorded: RecordedHeaders) {
  const { tell, drifts } = collector(contract);
  const seen = new Set<string>();
  const tokens = tokenWatch(contract, recorded);
  return {
    contract,
    seen,
    hold({ operation, path }: Extract<Match, { kind: 'operation' }>, exchange: Exchange): void {
      seen.add(operation.operationId);
      const status = responseFor(operation, exchange.status)?.status;
      if (status) seen.add(`${operation.operationId} response ${status}`);
      const found = [
        ...checkRequest(contract, operation, path, exchange, (what) => seen.add(what)),
        ...checkResponse(contract, operation, exchange),
      ];
      for (const difference of found) tell(difference, exchange);
      tokens.see(operation, exchange);
    },
    isEmpty: () => seen.size === 0,
    end() {
      const notes = tokens.end(tell);
      return { notes, drifts: drifts() };
    },
  };
}

/** The server says so itself: there is nothing at that path, or nothing for that method. */
function notThere({ kind }: Match, { status }: Exchange): LeftOutKind | undefined {
  return kind !== 'operation' && NOT_THERE.has(status) ? 'not-there' : undefined;
}

/** What is told of a host of the API. Outside of the API's own path a website has its own data. */
function settled(tally: Tally, hasOwnPath: boolean): Drift[] {
  const { below, elsewhere } = tally;
  if (!isWebsite(tally) || !hasOwnPath) return [...below.drifts(), ...elsewhere.drifts()];
  leave(tally, 'outside', elsewhere.count());
  return below.drifts();
}
