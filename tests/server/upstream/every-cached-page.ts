import { PUBLIC_PAGES } from '../public-pages.ts';
import { standInApi } from '../stand-in-api.ts';
import { startStore } from '../start-store.ts';
import { faultyOperation, UNKEPT } from './faulty-operation.ts';

/** A field that is `null` leaves a page whole. */
const FAULTS = ['malformed', 'fail'] as const;

/** Requests each public page while one of its operations is faulty: no cache may keep the answer. */
export async function everyCachedPage() {
  const { origin, host, close } = await faultyOperation(await standInApi(UNKEPT));
  const { url, stop } = await startStore({
    API_ORIGIN: origin,
    PAGE_CACHE_MB: '0',
    THROTTLE: 'off',
  });
  const table: { page: string; asked: number; cacheable: number }[] = [];
  const wrong: string[] = [];
  for (const page of Object.values(PUBLIC_PAGES)) {
    Object.assign(host, { faulty: undefined, called: new Set() });
    if (!(await isCacheable(url + page))) wrong.push(`${page}: not cacheable without a fault`);
    const row = { page, asked: 0, cacheable: 0 };
    for (const operation of host.called) {
      for (const fault of FAULTS) {
        Object.assign(host, { faulty: operation, fault, hits: 0 });
        const isCached = await isCacheable(url + page);
        row.asked += 1;
        if (!isCached || host.hits === 0) continue;
        row.cacheable += 1;
        wrong.push(`${page}, ${operation}, ${fault}: cacheable`);
      }
    }
    table.push(row);
  }
  stop();
  close();
  return { table, wrong, looks: table.reduce((sum, { asked }) => sum + asked, 0) };
}

async function isCacheable(address: string): Promise<boolean> {
  const answer = await fetch(address, { redirect: 'manual' });
  await answer.body?.cancel();
  return !answer.headers.get('cache-control')?.includes('no-store');
}
