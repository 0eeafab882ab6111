import { standInApi } from '../stand-in-api.ts';
import { startStore } from '../start-store.ts';
import { faultyOperation, UNKEPT } from './faulty-operation.ts';
import { cookiesFor, OPERATION_PAGES, type OperationPage } from './operation-pages.ts';

type Shown = { status: number; text: string; zeros: number };

const ZERO = /(?<![\d,.])\$0(?:\.00)?(?![\d,.])|NaN|undefined|Infinity/g;

/**
 * Requests each page while one of its operations answers with `null` for each amount of money: no page
 * may show a zero that is none, and the store may not delete what is in a cart.
 */
export async function everyAmount(pages: readonly OperationPage[] = OPERATION_PAGES) {
  const api = await standInApi(UNKEPT);
  const { origin, host, close } = await faultyOperation(api);
  const { url, stop } = await startStore({
    API_ORIGIN: origin,
    PAGE_CACHE_MB: '0',
    THROTTLE: 'off',
  });
  const table: { page: string; operations: number; failed: number; wrong: number }[] = [];
  const wrong: string[] = [];
  for (const page of pages.filter(({ isFile }) => !isFile)) {
    Object.assign(host, { faulty: undefined, called: new Set() });
    const before = await show(url, page);
    const name = `${page.path}${page.isCustomers ? ' (customer)' : ''}`;
    const row = { page: name, operations: 0, failed: 0, wrong: 0 };
    for (const operation of host.called) {
      Object.assign(host, { faulty: operation, fault: 'no money', hits: 0 });
      const firstCall = api.calls.length;
      const after = await show(url, page);
      const deleted = api.calls.slice(firstCall).filter(({ method }) => method === 'DELETE');
      const faults = [
        ...(after.zeros > before.zeros ? [`zeros: ${quoteFirstZero(after.text)}`] : []),
        ...(deleted.length > 0 ? [`deletes ${deleted.map(({ path }) => path).join()}`] : []),
        ...(after.status === before.status || after.status >= 502 ? [] : [`is ${after.status}`]),
      ];
      row.operations += 1;
      row.failed += after.status >= 500 ? 1 : 0;
      row.wrong += faults.length > 0 ? 1 : 0;
      wrong.push(...faults.map((fault) => `${name}, ${operation}, no money: ${fault}`));
    }
    table.push(row);
  }
  stop();
  close();
  api.close();
  return { table, wrong, looks: table.reduce((sum, { operations }) => sum + operations, 0) };
}

async function show(url: string, page: OperationPage): Promise<Shown> {
  const pairs = await cookiesFor(page, url);
  const cookie = pairs.map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await fetch(url + page.path, { headers: { cookie }, redirect: 'manual' });
  const html = await answer.text();
  const text = html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  return { status: answer.status, text, zeros: text.match(ZERO)?.length ?? 0 };
}

/** The first zero with the words around it. */
function quoteFirstZero(text: string): string {
  const at = text.search(ZERO);
  return text.slice(Math.max(0, at - 60), at + 40);
}
