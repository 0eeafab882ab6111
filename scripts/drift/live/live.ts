import { checkResponse } from '../exchange/check-response.ts';
import { readContract, responseFor, type Contract } from '../exchange/contract.ts';
import { collector, type Difference } from '../exchange/report-issue.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { isOpen } from '../exchange/security.ts';
import { Refusal, type Drift } from '../finding.ts';
import { coverageOf } from '../har/coverage.ts';
import type { Coverage } from '../report/report.ts';
import { plural } from '../report/grammar.ts';
import { provocations, undeclaredMethod, type Provocation } from './provoke.ts';
import { callOf, type Call, type Values } from './request.ts';
import { reach, sender, type Sender } from './send.ts';
import { Learned, parameterExample } from './values.ts';
import { judgeValid, silence } from './verdicts.ts';
import type { ApiOperation } from '../document/operations.ts';
import type { DocumentInput } from '../document/input.ts';

export type LiveOptions = {
  base: DocumentInput;
  url: string;
  allowWrites: boolean;
  probeMethods: boolean;
  rate: number;
  timeout: number;
  token?: string;
};

const READS = new Set(['GET', 'HEAD']);
const AT_ONCE = 4;

type Tour = {
  contract: Contract;
  options: LiveOptions;
  origin: string;
  send: Sender;
  learned: Learned;
  tell: (difference: Difference, exchange: Exchange) => void;
  seen: Set<string>;
  count: number;
};

/**
 * Makes valid and invalid calls to a running server, and compares the answers with the contract.
 */
export async function lookAtServer(
  options: LiveOptions,
): Promise<{ drifts: Drift[]; coverage: Coverage }> {
  const contract = await readContract(options.base);
  const origin = originOf(options.url, contract);
  await reach(origin, options.timeout);
  const { tell, drifts } = collector(contract);
  const tour: Tour = {
    contract,
    options,
    origin,
    send: sender(options),
    learned: new Learned(),
    tell,
    seen: new Set(),
    count: 0,
  };
  const operations = inTurn(contract.operations).filter(({ method }) => mayCall(tour, method));
  for (const operation of operations) await callRightly(tour, operation);
  // Calls again with values of other answers: an example may name a missing resource.
  const again = operations.filter((one) => !ENDING.test(one.path) && isRepeatable(tour, one));
  for (const operation of again) await callAgain(tour, operation);
  await provoke(tour);
  const coverage: Coverage = {
    exchanges: tour.count,
    calls: tour.count,
    foreign: 0,
    leftOut: [],
    hosts: [{ host: new URL(origin).host, exchanges: tour.count, calls: tour.count }],
    notes: untried(tour),
    ...coverageOf(contract, tour.seen),
  };
  return { drifts: hidden(drifts(), options.token), coverage };
}

/** The base of all paths: the URL, with the path of the contract's server if the URL has none. */
function originOf(url: string, { operations }: Contract): string {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) {
    throw new Refusal(2, `"${url}" is no URL of a server: it begins with http:// or https://.`);
  }
  const { origin, pathname } = new URL(url);
  const own = pathname.replace(/\/+$/, '');
  const [server] = operations[0]?.servers ?? [];
  const path = server?.url.replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/]*/i, '') ?? '';
  return origin + (own || path.replace(/\/+$/, ''));
}

/** Orders calls: those without required values first, those that delete last. */
function inTurn(operations: ApiOperation[]): ApiOperation[] {
  return operations.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Calls that end the session or change the password: later calls would fail. */
const ENDING = /sign-?_?out|log-?_?out|revoke|close-?account|(?:change|reset).?password/i;

function rankOf({ method, parameters, path }: ApiOperation): number {
  if (ENDING.test(path)) return 8;
  const needs = parameters.some(({ required }) => required) ? 1 : 0;
  return (READS.has(method) ? 0 : method === 'DELETE' ? 4 : 2) + needs;
}

/** What was not tried, and the option with which it is. */
function untried(tour: Tour): string[] {
  const { operations } = tour.contract;
  const { allowWrites, probeMethods, token } = tour.options;
  const count = (is: (operation: ApiOperation) => boolean) => operations.filter(is).length;
  const writes = allowWrites ? 0 : count(({ method }) => !READS.has(method));
  const secured = token ? 0 : count((each) => !isOpen(each) && mayCall(tour, each.method));
  const probes = probeMethods
    ? 0
    : count(
        (each) =>
          undeclaredMethod(operations, each, (method) => mayCall(tour, method)) !== undefined,
      );
  return [
    writes > 0 ? `${plural(writes, 'operation')} that may change something (--allow-writes)` : '',
    secured > 0 ? `${plural(secured, 'operation')} with a token (DRIFT_TOKEN)` : '',
    probes > 0
      ? `methods that ${plural(probes, 'path')} of the contract do not have (--probe-methods)`
      : '',
  ].flatMap((what) => (what ? `Not tried: ${what}.` : []));
}

function mayCall({ options }: Tour, method: string): boolean {
  return READS.has(method) || options.allowWrites;
}

/** Values for all required parameters, and for optional ones with an example. */
function rightValues({ contract }: Tour, { parameters }: ApiOperation): Values {
  const values: Values = new Map();
  for (const parameter of parameters) {
    if (!parameter.required) continue;
    values.set(parameter, parameterExample(contract.document, parameter) ?? 'example');
  }
  return values;
}

async function callRightly(tour: Tour, operation: ApiOperation): Promise<void> {
  const { token } = tour.options;
  if (!isOpen(operation) && !token) return;
  await attempt(tour, operation, rightValues(tour, operation), true);
}

/** Reading again is harmless; writing is repeated only if it had no effect. */
function isRepeatable({ seen }: Tour, { method, operationId }: ApiOperation): boolean {
  return READS.has(method) || !seen.has(`${operationId} succeeded`);
}

/** Replaces values by those of other answers with the same names, if they differ. */
async function callAgain(tour: Tour, operation: ApiOperation): Promise<void> {
  if (!isOpen(operation) && !tour.options.token) return;
  const values = rightValues(tour, operation);
  let hasNew = false;
  for (const [parameter, before] of values) {
    const told = tour.learned.about(parameter.name).find((value) => value !== before);
    if (told === undefined) continue;
    const isList = Array.isArray(before);
    values.set(parameter, isList ? [told] : told);
    hasNew = true;
  }
  if (hasNew) await attempt(tour, operation, values, false);
}

async function attempt(
  tour: Tour,
  operation: ApiOperation,
  values: Values,
  isOwn: boolean,
): Promise<void> {
  const { contract, origin, options } = tour;
  const call = callOf(contract.document, operation, values, { origin, token: options.token });
  const exchange = await exchanged(tour, operation, call);
  if (!exchange) return;
  for (const { in: place, name } of values.keys()) {
    tour.seen.add(`${operation.operationId} ${place} ${name}`);
  }
  if (exchange.status < 300) {
    tour.seen.add(`${operation.operationId} succeeded`);
    learnFrom(tour, exchange);
  }
  // A value from another answer may be refused here.
  if (isOwn) for (const each of judgeValid(operation, exchange)) tour.tell(each, exchange);
}

function learnFrom({ learned }: Tour, { responseBody }: Exchange): void {
  if (responseBody.kind !== 'text') return;
  try {
    learned.from(JSON.parse(responseBody.text));
  } catch {
    // An answer that is not JSON has been reported already, if JSON was declared.
  }
}

/** Sends a call and reports the differences between its answer and the contract. */
async function exchanged(
  tour: Tour,
  operation: ApiOperation,
  call: Call,
): Promise<Exchange | undefined> {
  tour.count += 1;
  const outcome = await tour.send(call);
  if ('silent' in outcome) {
    const { difference, exchange } = silence(operation, outcome, tour.options.timeout);
    tour.tell(difference, exchange);
    return undefined;
  }
  const { exchange } = outcome;
  tour.seen.add(operation.operationId);
  const status = responseFor(operation, exchange.status)?.status;
  if (status) tour.seen.add(`${operation.operationId} response ${status}`);
  for (const each of checkResponse(tour.contract, operation, exchange)) tour.tell(each, exchange);
  return exchange;
}

async function provoke(tour: Tour): Promise<void> {
  const { contract, options, origin } = tour;
  const all = contract.operations.flatMap((operation) =>
    provocations(contract, operation, {
      origin,
      token: options.token,
      values: rightValues(tour, operation),
      mayCall: (method) => mayCall(tour, method),
      probeMethods: options.probeMethods,
    }),
  );
  // Sends a few calls in parallel; a rate makes them wait in the sender.
  let next = 0;
  const worker = async () => {
    for (let one = all[next++]; one; one = all[next++]) await judge(tour, one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function judge(tour: Tour, { operation, call, isOf, judge }: Provocation): Promise<void> {
  tour.count += 1;
  const outcome = await tour.send(call);
  if ('silent' in outcome) {
    const { difference, exchange } = silence(operation, outcome, tour.options.timeout);
    tour.tell(difference, exchange);
    return;
  }
  const { exchange } = outcome;
  const own = judge(exchange);
  if (own) tour.tell(own, exchange);
  // The operation does not describe answers to other methods.
  if (!isOf || (own && exchange.status < 400)) return;
  const status = responseFor(operation, exchange.status)?.status;
  if (status) tour.seen.add(`${operation.operationId} response ${status}`);
  for (const each of checkResponse(tour.contract, operation, exchange)) tour.tell(each, exchange);
}

/** A server may repeat the token in any answer. */
function hidden(drifts: Drift[], token: string | undefined): Drift[] {
  if (!token) return drifts;
  const shapes = [token, encodeURIComponent(token)].map((text) =>
    JSON.stringify(text).slice(1, -1),
  );
  let text = JSON.stringify(drifts);
  for (const shape of shapes) text = text.replaceAll(shape, '$DRIFT_TOKEN');
  return JSON.parse(text) as Drift[];
}
