import { checkRequest } from '../exchange/check-request.ts';
import { checkResponse } from '../exchange/check-response.ts';
import { readContract, responseFor, type Contract } from '../exchange/contract.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { collector } from '../exchange/report-issue.ts';
import { NOT_THERE, unknownMethod, unknownPath } from '../exchange/unknown-call.ts';
import type { Drift } from '../finding.ts';
import type { Coverage } from '../report/report.ts';
import type { DocumentInput } from '../document/input.ts';
import { coverageOf } from './coverage.ts';
import { recordsOf } from './read.ts';

const MOST_ELSEWHERE = 1000;

export type Traffic = { drifts: Drift[]; coverage: Coverage };

/** Compares recorded traffic with a contract. */
export async function lookAtTraffic({
  base,
  files,
}: {
  base: DocumentInput;
  files: string[];
}): Promise<Traffic> {
  const contract = await readContract(base);
  const watch = watcher(contract);
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

/** Collects differences and coverage over exchanges. */
export function watcher(contract: Contract) {
  const { tell, drifts } = collector(contract);
  const seen = new Set<string>();
  const hosts = new Set<string>();
  const elsewhere: { exchange: Exchange; path: string }[] = [];
  let exchanges = 0;
  let foreign = 0;

  function see(exchange: Exchange): void {
    exchanges += 1;
    const match = contract.route(exchange.method, exchange.url);
    if (match.kind === 'operation') {
      const { operation, path } = match;
      hosts.add(hostOf(exchange.url));
      seen.add(operation.operationId);
      const status = responseFor(operation, exchange.status)?.status;
      if (status) seen.add(`${operation.operationId} response ${status}`);
      const found = [
        ...checkRequest(contract, operation, path, exchange, (what) => seen.add(what)),
        ...checkResponse(contract, operation, exchange),
      ];
      for (const difference of found) tell(difference, exchange);
    } else if (exchange.method === 'OPTIONS') foreign += 1;
    else if (match.kind === 'method') {
      hosts.add(hostOf(exchange.url));
      if (!NOT_THERE.has(exchange.status)) {
        tell(unknownMethod(contract, exchange.method, match.operation.path), exchange);
      }
    } else if (match.kind === 'path') tellPath(match.path, exchange);
    else if (elsewhere.length < MOST_ELSEWHERE) elsewhere.push({ exchange, path: match.path });
    else foreign += 1;
  }

  function tellPath(path: string, exchange: Exchange): void {
    if (NOT_THERE.has(exchange.status)) return;
    tell(unknownPath(contract, exchange.method, path), exchange);
  }

  function end(): Traffic {
    // A host belongs to the API once an exchange with it has matched an operation.
    for (const { exchange, path } of elsewhere) {
      const isOurs = hosts.has(hostOf(exchange.url)) || hosts.size === 0;
      if (isOurs && isData(exchange)) tellPath(path, exchange);
      else foreign += 1;
    }
    const coverage = { exchanges, foreign, ...coverageOf(contract, seen) };
    return { drifts: drifts(), coverage };
  }

  return {
    see,
    end,
    skip: () => {
      exchanges += 1;
      foreign += 1;
    },
  };
}

function hostOf(url: string): string {
  return /^[a-z][a-z\d+.-]*:\/\/([^/?#]+)/i.exec(url)?.[1]?.toLowerCase() ?? '';
}

/** Pages, scripts and images on the API's host are not part of the contract. */
function isData({ responseHeaders, responseBody, method }: Exchange): boolean {
  const type = responseHeaders?.get('content-type') ?? '';
  if (/json/i.test(type) || responseBody.kind === 'value') return true;
  return type === '' || !['GET', 'HEAD'].includes(method);
}
