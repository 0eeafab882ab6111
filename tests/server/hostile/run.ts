/**
 * Sends hostile inputs to the built store: every input to every address, query and cookie, and of each
 * class of inputs one to every field of a form or of an operation, which cost more. None may be
 * answered after more than a second, by a 5xx, by markup as it was sent, by a cookie that was sent or
 * by a way to another host, and the store lives on. Prints faults as they are found, and a table; `npm run test:hostile`.
 */
import { operations, type OperationId } from '#generated/operations.ts';

import routes from '../../../src/routes.ts';
import { validCall } from '../../contract/valid-calls.ts';
import { atOnce } from '../at-once.ts';
import { PAGES } from '../pages.ts';
import { startStore } from '../start-store.ts';
import { standInApi } from '../stand-in-api.ts';
import { formsOf, sendings, type Form } from './forms.ts';
import { INPUTS, oneOfEach, RAW_MARKUP } from './inputs.ts';
import { addresses, calls, cookies, queries, tries, type Asked } from './requests.ts';

type Tally = { sent: number; refused: number; faults: number };

/** Turns of `oneOfEach` that each place of an operation meets. */
const CALL_TURNS = 3;
const NEWS_MS = 10_000;
/** An answer that takes longer has held the process: pages take a twentieth of it. */
const SLOW_MS = 1_000;
/** Faults of each kind that are printed. */
const MOST_SHOWN = 20;

const tallies = new Map<string, Tally>();
const start = performance.now();
let collectors = 0;
/** Pages and forms each keep a process busy. */
const store = await startStore({ THROTTLE: 'off' });
const second = await startStore({ THROTTLE: 'off' });
const api = await standInApi();
const live = await startStore({ API_ORIGIN: api.origin, THROTTLE: 'off' });
/** Counts tries, of whatever network a proxy claims. */
const counting = await startStore({ TRUST_PROXY: 'loopback' });
const stores = [store, second, live, counting];

const news = setInterval(tellNews, NEWS_MS);
await Promise.all([sendToPages(), sendToForms(), sendToOperations()]);
clearInterval(news);
const alive = await Promise.all(stores.map(({ url }) => fetch(url).then(({ ok }) => ok)));
for (const { stop } of stores) stop();
api.close();
report();

async function sendToPages(): Promise<void> {
  const filled = routes.flatMap(({ path }) => (path && /[:*]/.test(path) ? [path] : []));
  for (const [turn, input] of INPUTS.entries()) {
    await send(store.url, [
      ...filled.flatMap((route) => addresses(route, input)),
      ...PAGES.flatMap((page) => queries(page, input, turn)),
      ...cookies(input),
    ]);
    await send(counting.url, tries(input));
  }
}

async function sendToForms(): Promise<void> {
  for (const [turn, form] of (await allForms()).entries()) {
    for (const input of oneOfEach(turn)) {
      const cookie = asCollector();
      await send(second.url, sendings(form, input), cookie);
    }
  }
}

async function sendToOperations(): Promise<void> {
  for (const [turn, id] of (Object.keys(operations) as OperationId[]).entries()) {
    const caller = { visitorId: `hostile-${id}`, customerId: 'BPM-20417' };
    const valid = await validCall(id, caller);
    const cookie = `session=mock.${caller.visitorId}.${caller.customerId}`;
    for (let more = 0; more < CALL_TURNS; more++) {
      await send(live.url, calls(id, valid, turn + more), cookie);
    }
  }
}

/** The forms of all pages, as a guest with a cart and as a customer see them. */
async function allForms(): Promise<Form[]> {
  const found = new Map<string, Form>();
  for (const cookie of ['cart=225134x3i:', asCollector()]) {
    for (const page of PAGES) {
      const answer = await fetch(second.url + page, { headers: { cookie } });
      for (const form of formsOf(page, await answer.text())) {
        found.set(`${form.action} ${form.fields.map(([name]) => name).join()}`, form);
      }
    }
  }
  return [...found.values()];
}

/** A customer with a state of their own: what is spoilt in one form, no other sees. */
function asCollector(): string {
  collectors += 1;
  const visitor = `hostile-${collectors}`;
  return `signed-in=1; mock-visitor=${visitor}; session=mock.${visitor}.BPM-20417`;
}

async function send(url: string, asked: readonly Asked[], cookie?: string): Promise<void> {
  await atOnce(asked, (one) => judge(url, one, cookie));
}

async function judge(
  url: string,
  { about, path, init = {} }: Asked,
  cookie?: string,
): Promise<void> {
  const kind = about.split(' ', 1)[0] ?? '';
  const tally = tallies.get(kind) ?? { sent: 0, refused: 0, faults: 0 };
  tallies.set(kind, tally);
  tally.sent += 1;
  const headers = new Headers(init.headers);
  if (init.method && init.method !== 'GET') headers.set('origin', url);
  if (cookie) headers.set('cookie', cookie);
  const ask = () => fetch(url + path, { redirect: 'manual', ...init, headers });
  try {
    const begun = performance.now();
    const answer = await ask();
    const fault = faultOf(answer, await answer.text(), url) ?? (await delay(begun, ask));
    if (answer.status >= 400) tally.refused += 1;
    if (fault) found(fault);
  } catch (error) {
    found(String((error as Error).cause ?? error));
  }

  function found(fault: string): void {
    tally.faults += 1;
    if (tally.faults <= MOST_SHOWN) console.log(`${about}: ${fault}: ${path.slice(0, 160)}`);
  }
}

/** An answer that took too long, and does so again: the first one may have waited for others. */
async function delay(begun: number, ask: () => Promise<Response>): Promise<string | undefined> {
  if (performance.now() - begun <= SLOW_MS) return undefined;
  const again = performance.now();
  await (await ask()).text();
  const ms = Math.round(performance.now() - again);
  return ms > SLOW_MS ? `took ${ms} ms` : undefined;
}

function faultOf({ status, headers }: Response, text: string, url: string): string | undefined {
  if (status >= 500) return `status ${status}`;
  const isPage = headers.get('content-type')?.includes('html');
  if (isPage && RAW_MARKUP.some((markup) => text.includes(markup))) return 'raw markup';
  if (headers.getSetCookie().some((line) => line.startsWith('hostile='))) return 'a sent cookie';
  const location = headers.get('location');
  if (location && new URL(location, url).origin !== url) return `leads to ${location}`;
  return undefined;
}

function seconds(): string {
  return `${Math.round((performance.now() - start) / 1000)} s`;
}

function tellNews(): void {
  const parts = [...tallies].map(([kind, { sent }]) => `${kind} ${sent}`);
  console.log(`${seconds()}: ${parts.join(', ')}`);
}

function report(): never {
  console.table(Object.fromEntries(tallies));
  const faults = [...tallies.values()].reduce((sum, tally) => sum + tally.faults, 0);
  const isWell = alive.every(Boolean);
  console.log(`${INPUTS.length} inputs, ${faults} faults, alive: ${isWell}, ${seconds()}.`);
  process.exit(faults > 0 || !isWell ? 1 : 0);
}
