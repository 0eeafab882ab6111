import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

import { ANSWER_LIMITS, type AnswerLimit } from '#gateway/answer-limit.server.ts';

import { standInApi } from '../stand-in-api.ts';
import { startStore } from '../start-store.ts';
import { faultyFile, FILE_FAULTS, type FileFault } from './faulty-file.ts';

type File = { path: string; limit: AnswerLimit; refused: number; method?: 'POST' };
type Row = {
  fault: FileFault;
  path: string;
  status: number;
  isCut: boolean;
  MB: string;
  s: string;
};

const { picture, file, appleSession } = ANSWER_LIMITS;
/** A cap, not a measure: a busy machine stands still for seconds. */
const SLACK_S = 15;
/** Megabytes that the process may need for all answers of a kind. */
const MOST_GROWTH_MB = 150;
export const COOKIE = 'session=mock.visit-9.BPM-20417; signed-in=1';

/** Answers that are passed on, their limit, and the status where it is known before the first byte. */
const FILES: readonly File[] = [
  { path: '/api/CustomerOrder/Invoice/BPM-104583', limit: file, refused: 502 },
  // §8 A page says that it failed.
  { path: '/orders/invoice/BPM-104583', limit: file, refused: 302 },
  { path: '/bold-bullion-portfolio/tax-report.pdf?year=2026', limit: file, refused: 302 },
  { path: '/images/coin.png', limit: picture, refused: 502 },
  { path: '/images/coin.svg', limit: picture, refused: 502 },
  { path: '/checkout/payment/apple', limit: appleSession, refused: 502, method: 'POST' },
];

export type FileStore = Awaited<ReturnType<typeof openFileStore>>;

/** A store in live mode, and the API host whose files can be made faulty. */
export async function openFileStore() {
  const api = await standInApi();
  const { origin, host, close } = await faultyFile(api);
  const store = await startStore({
    API_ORIGIN: origin,
    PAYMENT_PAGES: `${origin}/pay`,
    PAGE_CACHE_MB: '0',
  });
  const stop = () => {
    store.stop();
    close();
    api.close();
  };
  return { url: store.url, pid: store.pid, host, stop };
}

/**
 * Asks for each file while the API announces too much of it, sends it without an end, or sends it a
 * byte at a time: it must be refused, or break off at its limit, while the process needs no memory for
 * it and the API is told to stop.
 */
export async function everyFile(
  { url, pid, host }: FileStore,
  faults = Object.keys(FILE_FAULTS) as FileFault[],
) {
  const table: (Row & { 'grown MB': number })[] = [];
  const wrong: string[] = [];
  for (const fault of faults) {
    const before = await memoryMb(pid);
    host.fault = fault;
    const rows = await Promise.all(FILES.map((file) => ask(url, fault, file)));
    const grown = (await memoryMb(pid)) - before;
    for (const [index, row] of rows.entries()) {
      table.push({ ...row, 'grown MB': grown });
      const faults = faultsOf(row, FILES[index] as File);
      if (faults.length > 0) wrong.push(`${fault}: ${row.path}: ${faults.join(', ')}`);
    }
    if (grown > MOST_GROWTH_MB) wrong.push(`${fault}: the process has grown by ${grown} MB`);
    if (!(await isStopped(host))) wrong.push(`${fault}: ${host.open} answers go on`);
  }
  host.fault = undefined;
  return { table, wrong, looks: table.length };
}

/** The sockets of the other side close a little later. */
async function isStopped(host: FileStore['host']): Promise<boolean> {
  for (let waited = 0; host.open > 0 && waited < 5_000; waited += 50) await pause(50);
  return host.open === 0;
}

async function ask(url: string, fault: FileFault, { path, method }: File): Promise<Row> {
  const body = '{"validationURL":"https://apple-pay-gateway.apple.com/session"}';
  const headers = { cookie: COOKIE, origin: url, 'accept-encoding': 'identity' };
  const init = { headers, ...(method && { method, body }) };
  const start = performance.now();
  const answer = await fetch(url + path, { ...init, redirect: 'manual' });
  let bytes = 0;
  let isCut = false;
  try {
    for await (const part of answer.body ?? []) bytes += part.byteLength;
  } catch {
    isCut = true;
  }
  const s = ((performance.now() - start) / 1000).toFixed(1);
  return { fault, path, status: answer.status, isCut, MB: (bytes / 1e6).toFixed(3), s };
}

function faultsOf({ fault, status, isCut, MB, s }: Row, { limit, refused, method }: File) {
  // A session is read before it is answered.
  const isRefused = fault === 'announced' || method !== undefined;
  const expected = fault === 'drips' && isRefused ? 504 : isRefused ? refused : 200;
  const seconds = fault === 'drips' ? limit.ms / 1000 : 0;
  return [
    ...(status === expected ? [] : [`status ${status} is not ${expected}`]),
    ...(isCut === !isRefused ? [] : [isCut ? 'is cut' : 'is taken for whole']),
    ...(Number(MB) > limit.bytes / 1e6 ? [`has ${MB} MB`] : []),
    ...(Number(s) > seconds + SLACK_S ? [`takes ${s} s`] : []),
  ];
}

/** The most memory that a process has needed so far. */
async function memoryMb(pid = 0): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1000);
}
