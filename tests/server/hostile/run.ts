/**
 * Sends hostile inputs to every address, query, cookie, form and operation of the built store:
 * none may be answered by a 5xx, by markup as it was sent, by a cookie that was sent or by a way to
 * another host, and the store lives on. Prints a table; `npm run test:hostile`.
 */
import { operations, type OperationId } from '#generated/operations.ts';

import routes from '../../../src/routes.ts';
import { validCall } from '../../contract/valid-calls.ts';
import { atOnce } from '../at-once.ts';
import { PAGES } from '../pages.ts';
import { startStore } from '../start-store.ts';
import { standInApi } from '../stand-in-api.ts';
import { formsOf, sendings, type Form } from './forms.ts';
import { INPUTS, RAW_MARKUP } from './inputs.ts';
import { addresses, calls, cookies, queries, type Asked } from './requests.ts';

type Tally = { sent: number; refused: number; faults: string[] };

const tallies = new Map<string, Tally>();
let collectors = 0;
const store = await startStore({ THROTTLE: 'off' });
const api = await standInApi();
const live = await startStore({ API_ORIGIN: api.origin, THROTTLE: 'off' });

const filled = routes.flatMap(({ path }) => (path && /[:*]/.test(path) ? [path] : []));
const forms = await allForms();

for (const [turn, input] of INPUTS.entries()) {
  await send(
    store.url,
    filled.flatMap((route) => addresses(route, input)),
  );
  await send(
    store.url,
    PAGES.flatMap((page) => queries(page, input, turn)),
  );
  await send(store.url, cookies(input));
  await send(
    store.url,
    forms.flatMap((form) => sendings(form, input, turn)),
    asCollector,
  );
}
for (const id of Object.keys(operations) as OperationId[]) {
  const caller = { visitorId: `hostile-${id}`, customerId: 'BPM-20417' };
  const valid = await validCall(id, caller);
  const cookie = `session=mock.${caller.visitorId}.${caller.customerId}`;
  const asked = INPUTS.flatMap((input) => calls(id, valid, input));
  await send(live.url, asked, () => cookie);
}

const alive = await Promise.all([store, live].map(({ url }) => fetch(url).then(({ ok }) => ok)));
store.stop();
live.stop();
api.close();
report();

/** The forms of all pages, as a guest with a cart and as a customer see them. */
async function allForms(): Promise<Form[]> {
  const found = new Map<string, Form>();
  for (const cookie of ['cart=225134x3i:', asCollector()]) {
    for (const page of PAGES) {
      const answer = await fetch(store.url + page, { headers: { cookie } });
      for (const form of formsOf(page, await answer.text())) {
        found.set(`${form.action} ${form.fields.map(([name]) => name).join()}`, form);
      }
    }
  }
  return [...found.values()];
}

/** A customer with a state of their own: what one request spoils, no other sees. */
function asCollector(): string {
  collectors += 1;
  const visitor = `hostile-${collectors}`;
  return `signed-in=1; mock-visitor=${visitor}; session=mock.${visitor}.BPM-20417`;
}

async function send(url: string, asked: readonly Asked[], cookie?: () => string): Promise<void> {
  await atOnce(asked, (one) => judge(url, one, cookie?.()));
}

async function judge(
  url: string,
  { about, path, init = {} }: Asked,
  cookie?: string,
): Promise<void> {
  const kind = about.split(' ', 1)[0] ?? '';
  const tally = tallies.get(kind) ?? { sent: 0, refused: 0, faults: [] };
  tallies.set(kind, tally);
  tally.sent += 1;
  const headers = new Headers(init.headers);
  if (init.method && init.method !== 'GET') headers.set('origin', url);
  if (cookie) headers.set('cookie', cookie);
  try {
    const answer = await fetch(url + path, { redirect: 'manual', ...init, headers });
    const fault = faultOf(answer, await answer.text(), url);
    if (answer.status >= 400) tally.refused += 1;
    if (fault) tally.faults.push(`${about}: ${fault}: ${path.slice(0, 160)}`);
  } catch (error) {
    tally.faults.push(
      `${about}: ${String((error as Error).cause ?? error)}: ${path.slice(0, 160)}`,
    );
  }
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

function report(): never {
  console.table(
    Object.fromEntries(
      [...tallies].map(([kind, { sent, refused, faults }]) => [
        kind,
        { sent, refused, faults: faults.length },
      ]),
    ),
  );
  const faults = [...tallies.values()].flatMap((tally) => tally.faults);
  for (const fault of faults.slice(0, 40)) console.log(fault);
  console.log(`${INPUTS.length} inputs, ${faults.length} faults, alive: ${alive.every(Boolean)}.`);
  process.exit(faults.length > 0 || !alive.every(Boolean) ? 1 : 0);
}
