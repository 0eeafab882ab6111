import { startStore } from '../start-store.ts';
import { FAULTS, type Fault, type faultyApi } from './faulty-api.ts';

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

/**
 * Shows pages while each call fails in one way, and how soon the store recovers. Pages that were made
 * before are still shown.
 */
export async function wholeHost({ origin, host }: Awaited<ReturnType<typeof faultyApi>>) {
  const { url, stop } = await startStore({ API_ORIGIN: origin });
  const rows: Row[] = [];
  let turn = 1;
  for (const path of KEPT) rows.push(await look('none', url, path, {}, '200'));
  for (const fault of Object.keys(FAULTS) as Fault[]) {
    host.fault = fault;
    for (const path of KEPT) rows.push(await look(fault, url, path, {}, '200'));
    rows.push(await look(fault, url, `${FRESH}${turn++}`, {}, '50[234]'));
    for (const path of OWN) rows.push(await look(fault, url, path, CUSTOMER, '200|50[234]|30[23]'));
    host.fault = undefined;
    rows.push(await recovers(fault, url + FRESH + String(turn++)));
  }
  stop();
  return rows;
}

async function look(
  fault: string | number,
  url: string,
  path: string,
  headers: Record<string, string>,
  fits: string,
): Promise<Row> {
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
  return { fault, page: path, status, seconds: (ms / 1000).toFixed(1), wrong };
}

async function recovers(fault: string | number, address: string): Promise<Row> {
  const start = Date.now();
  while (Date.now() - start < 2 * RECOVERY_MS) {
    const { status, body } = await fetch(address);
    await body?.cancel();
    if (status === 200) break;
    await new Promise((resolve) => void setTimeout(resolve, 100));
  }
  const ms = Date.now() - start;
  const wrong = ms > RECOVERY_MS ? 'too late' : '';
  return { fault, page: 'after it', status: 200, seconds: (ms / 1000).toFixed(1), wrong };
}
