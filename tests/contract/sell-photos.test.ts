import { respond } from '#mocks/server.ts';
import { expect, test } from 'vitest';

import { bodyOf } from './contract.ts';
import { visit } from './visit.ts';

const CLARA = 'BPM-20417';
const MARCUS = 'BPM-20933';
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const MEGABYTE = 1024 * 1024;

type Visit = ReturnType<typeof visit>;

function photo(bytes: Uint8Array<ArrayBuffer>, more = 0) {
  const file = new File([bytes, new Uint8Array(more)], 'eagle', { type: 'image/png' });
  return { body: { file } };
}

async function upload({ data }: Visit): Promise<string> {
  return (await data<'SellPhoto'>('uploadSellToBoldPhoto', photo(PNG))).photoToken;
}

function offer({ call }: Visit, photoTokens: readonly string[]) {
  const example = bodyOf('addSellToBoldRequests')?.example as { items: object[] } | undefined;
  const body = { ...example, items: [{ ...example?.items[0], photoTokens }] };
  return call('addSellToBoldRequests', { body });
}

async function statusOf(path: string, visitorId: string, customerId?: string): Promise<number> {
  const headers = new Headers({ cookie: `mock-visitor=${visitorId}` });
  if (customerId) headers.set('authorization', `Bearer mock.${visitorId}.${customerId}`);
  return (await respond(new Request(`http://localhost${path}`, { headers }))).status;
}

test('a picture of what is for sale is shown to its customer, and to nobody else', async () => {
  const clara = visit({ customerId: CLARA });
  const photoTokens = [await upload(clara), await upload(clara)];
  expect((await offer(clara, photoTokens)).status).toBe(201);
  const query = { PageNumber: 0, Size: 1 };
  const sales = await clara.data('getSellToBoldOrders', { query });
  const [{ items } = { items: [] }] = sales as unknown as { items: Record<string, string[]>[] }[];
  expect(items[0]?.['photoTokens']).toEqual(photoTokens);
  const paths = items[0]?.['photoPaths'] ?? [];
  expect(paths).toHaveLength(2);
  for (const path of paths) {
    expect(path).toMatch(/^\/images\/customers\/sale-[0-9a-f]{32}\.png$/);
    expect(await statusOf(path, clara.visitorId, CLARA)).toBe(200);
    expect(await statusOf(path, clara.visitorId, MARCUS)).toBe(404);
    expect(await statusOf(path, clara.visitorId)).toBe(404);
    expect(await statusOf(path, 'somebody-else', CLARA)).toBe(404);
  }
});

test('a token is its sender’s: from anybody else, and without a picture, it is refused', async () => {
  const clara = visit({ customerId: CLARA });
  const [hers, mine] = [await upload(clara), await upload(clara)];
  const marcus = visit({ customerId: MARCUS, visitorId: clara.visitorId });
  const guest = visit({ visitorId: clara.visitorId });
  const [other, guests] = [visit(), await upload(guest)];
  expect((await offer(marcus, [hers])).status).toBe(400);
  expect((await offer(guest, [hers])).status).toBe(400);
  expect((await offer(other, [guests])).status).toBe(400);
  expect((await offer(marcus, [guests])).status).toBe(400);
  expect((await offer(clara, ['0d5c6a1f9be84c33a1c7f2e4b8d90617'])).status).toBe(400);
  const refused = await offer(clara, [mine, 'unknown']);
  expect(refused.body['errors']).toEqual([
    { field: 'items.0.photoTokens', in: 'body', message: 'names a picture that is not yours' },
  ]);
  expect((await offer(clara, [hers, mine])).status).toBe(201);
  expect((await offer(guest, [guests])).status).toBe(201);
});

test('a JPEG or PNG by its bytes, of at most two megabytes', async () => {
  const { call } = visit();
  const status = async (bytes: Uint8Array<ArrayBuffer>, more?: number) =>
    (await call('uploadSellToBoldPhoto', photo(bytes, more))).status;
  expect(await status(JPEG)).toBe(201);
  expect(await status(PNG, 2 * MEGABYTE - PNG.length)).toBe(201);
  expect(await status(PNG, 2 * MEGABYTE)).toBe(413);
  expect(await status(new TextEncoder().encode('<svg/>'))).toBe(400);
});

test('an item has three pictures at most', async () => {
  const clara = visit({ customerId: CLARA });
  const tokens = await Promise.all([1, 2, 3, 4].map(() => upload(clara)));
  expect((await offer(clara, tokens)).status).toBe(400);
  expect((await offer(clara, tokens.slice(1))).status).toBe(201);
});
