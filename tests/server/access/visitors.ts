import type { OperationId } from '#generated/operations.ts';

import { requestOf, type Input } from '../../contract/ask.ts';
import { CLARA } from '../../contract/others-ids.ts';
import type { startLiveStore } from '../start-live-store.ts';

/** A store whose API host records every call, and a store on mocks. */
export type Stores = { live: Awaited<ReturnType<typeof startLiveStore>>; mocked: string };

export const PASSWORD = 'Maple-Leaf9';
export const CLARAS_EMAIL = 'clara.whitfield@example.com';
export const MARCUS = 'BPM-20933';
/** A host of nobody in these tests. */
export const EVIL = 'evil.example';

/** The cookies of a customer whose state is this visitor's. */
export function cookiesOf(visitorId: string, customerId = CLARA): string {
  return `signed-in=1; session=mock.${visitorId}.${customerId}`;
}

/** Calls an operation of a store, as a script of its pages does unless `headers` say otherwise. */
export function calls(
  url: string,
  id: OperationId,
  input: Input,
  headers: Record<string, string> = {},
): Promise<Response> {
  const all = new Headers(sent({ ...FROM_A_SCRIPT, origin: url, ...headers }));
  return fetch(requestOf(id, input, all, url), { redirect: 'manual' });
}

const FROM_A_SCRIPT = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };

/** The headers among `headers` that are sent at all: empty ones are not. */
export function sent(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
}

export function pairsOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

/** The address by which the router asks for the data of a page. */
export function withData(page: string): string {
  const [path = '', query] = page.split('?', 2);
  return `${path === '/' ? '/_root' : path}.data${query ? `?${query}` : ''}`;
}
