/**
 * Shows what shoppers meet while the API host is dead, slow or wrong, and after it. Prints a table:
 * `npm run test:upstream`.
 */
import { startStore } from '../start-store.ts';
import { everyPage } from './every-page.ts';
import { faultyApi, FAULTS, type Fault } from './faulty-api.ts';

/** Milliseconds in which a page says what is wrong. */
const PATIENCE_MS = 10_000;
const RECOVERY_MS = 5_000;
const FRESH = '/silver-bullion?page=';
const KEPT = ['/', '/product/225134/2026-1-oz-american-silver-eagle-coin-bu', '/news'];
const OWN = ['/cart/cart', '/myaccounts', '/checkout/address', '/orders/order-history'];
const CUSTOMER = {
  cookie: 'session=mock.visit-9.BPM-20417; signed-in=1; checkout=cs-0000000000000000',
};

type Row = { fault: string | number; page: string; status: number; seconds: string; wrong: string };

const api = await faultyApi();
const rows: Row[] = [];
let turn = 1;

async function look(
  fault: string | number,
  path: string,
  headers: Record<string, string>,
  fits: string,
) {
  const start = Date.now();
  const { status, text } = await fetch(url + path, { headers, redirect: 'manual' }).then(
    async (answer) => ({ status: answer.status, text: await answer.text() }),
  );
  const ms = Date.now() - start;
  const isFit = new RegExp(fits).test(String(status));
  const wrong = [
    ...(isFit ? [] : [`status is not ${fits}`]),
    ...(ms > PATIENCE_MS ? ['too late'] : []),
    ...(status === 200 && !text.includes('</html>') ? ['half a page'] : []),
  ].join(', ');
  rows.push({ fault, page: path, status, seconds: (ms / 1000).toFixed(1), wrong });
}

const store = await startStore({ API_ORIGIN: api.origin });
const { url } = store;
for (const path of KEPT) await look('none', path, {}, '200');

for (const fault of Object.keys(FAULTS) as Fault[]) {
  api.host.fault = fault;
  for (const path of KEPT) await look(fault, path, {}, '200');
  await look(fault, `${FRESH}${turn++}`, {}, '50[234]');
  for (const path of OWN) await look(fault, path, CUSTOMER, '200|50[234]|30[23]');
  api.host.fault = undefined;
  await recovers(fault);
}

async function recovers(fault: string | number): Promise<void> {
  const start = Date.now();
  const path = `${FRESH}${turn++}`;
  while (Date.now() - start < 2 * RECOVERY_MS) {
    const { status, body } = await fetch(url + path);
    await body?.cancel();
    if (status === 200) break;
    await new Promise((resolve) => void setTimeout(resolve, 100));
  }
  const ms = Date.now() - start;
  const wrong = ms > RECOVERY_MS ? 'too late' : '';
  rows.push({ fault, page: 'after it', status: 200, seconds: (ms / 1000).toFixed(1), wrong });
}

store.stop();
const pages = await everyPage(api);
api.close();
console.table(rows);
console.table(pages.table);
for (const line of pages.wrong) console.log(line);
const faults = rows.filter(({ wrong }) => wrong !== '').length + pages.wrong.length;
console.log(`${rows.length + pages.looks} looks, ${faults} wrong`);
process.exit(faults === 0 ? 0 : 1);
