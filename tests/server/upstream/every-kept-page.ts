import { PUBLIC_PAGES } from '../public-pages.ts';
import { standInApi } from '../stand-in-api.ts';
import { startStore } from '../start-store.ts';
import { faultyOperation, UNKEPT } from './faulty-operation.ts';

/** A field that is `null` leaves a page whole. */
const FAULTS = ['malformed', 'fail'] as const;

/**
 * Asks for each page that caches may keep, while one operation that it calls is faulty: nobody may keep
 * it then.
 */
export async function everyKeptPage() {
  const { origin, host, close } = await faultyOperation(await standInApi(UNKEPT));
  const { url, stop } = await startStore({
    API_ORIGIN: origin,
    PAGE_CACHE_MB: '0',
    THROTTLE: 'off',
  });
  const table: { page: string; asked: number; kept: number }[] = [];
  const wrong: string[] = [];
  for (const page of Object.values(PUBLIC_PAGES)) {
    Object.assign(host, { faulty: undefined, called: new Set() });
    if (!(await isKept(url + page))) wrong.push(`${page}: not kept without any fault`);
    const row = { page, asked: 0, kept: 0 };
    for (const operation of host.called) {
      for (const fault of FAULTS) {
        Object.assign(host, { faulty: operation, fault, hits: 0 });
        const kept = await isKept(url + page);
        row.asked += 1;
        if (!kept || host.hits === 0) continue;
        row.kept += 1;
        wrong.push(`${page}, ${operation}, ${fault}: may be kept`);
      }
    }
    table.push(row);
  }
  stop();
  close();
  return { table, wrong, looks: table.reduce((sum, { asked }) => sum + asked, 0) };
}

async function isKept(address: string): Promise<boolean> {
  const answer = await fetch(address, { redirect: 'manual' });
  await answer.body?.cancel();
  return !answer.headers.get('cache-control')?.includes('no-store');
}
