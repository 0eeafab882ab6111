import { expect, test } from 'vitest';

import { visit } from './visit.ts';

const CLARA = 'BPM-20417';
const RUTH = 'BPM-10002';

async function inboxOf(customerId: string) {
  const { call, data } = visit({ customerId });
  const read = () => data<'Inbox'>('getCustomerMessages', { query: { userId: customerId } });
  return { call, read, ...(await read()) };
}

test('§4 reading lowers the count of the bell, and archiving also marks as read', async () => {
  const { call, read, inBoxMsgs } = await inboxOf(CLARA);
  const [first, second] = inBoxMsgs.filter(({ isRead }) => !isRead).map(({ id }) => id);
  const count = async () =>
    ((await call('getCustomerInfo')).body as { data: { unreadMessageCount: number } }).data
      .unreadMessageCount;
  const before = await count();
  await call('markMessagesRead', { body: { messageIds: [first] } });
  await call('markMessagesRead', { body: { messageIds: [first] } });
  expect(await count()).toBe(before - 1);
  await call('archiveMessages', { body: { messageIds: [second] } });
  expect(await count()).toBe(before - 2);
  const after = await read();
  expect(after.inBoxMsgs.find(({ id }) => id === first)).toMatchObject({ isRead: true });
  expect(after.archiveMsg.find(({ id }) => id === second)).toMatchObject({
    isRead: true,
    isArchive: true,
  });
  await call('restoreMessages', { body: { messageIds: [second] } });
  const { inBoxMsgs: back } = await read();
  expect(back.find(({ id }) => id === second)).toMatchObject({ isRead: true, isArchive: false });
  expect(await count()).toBe(before - 2);
});

test.each(['markMessagesRead', 'archiveMessages', 'restoreMessages'] as const)(
  '%s refuses guessed ids of other customers’ messages, and does not change the caller’s own',
  async (operation) => {
    const { call, read, inBoxMsgs, archiveMsg } = await inboxOf(CLARA);
    const own = inBoxMsgs.find(({ isRead }) => !isRead)?.id ?? 0;
    const everyOwn = new Set([...inBoxMsgs, ...archiveMsg].map(({ id }) => id));
    const around = Array.from({ length: 150 }, (_, index) => own - 75 + index);
    for (const id of around.filter((guess) => guess > 0 && !everyOwn.has(guess))) {
      const { status } = await call(operation, { body: { messageIds: [own, id] } });
      expect(status).toBe(404);
    }
    expect((await read()).inBoxMsgs.find(({ id }) => id === own)).toMatchObject({ isRead: false });
    const nora = visit({ customerId: 'BPM-30001' });
    expect((await nora.call(operation, { body: { messageIds: [own] } })).status).toBe(404);
  },
);

test('an inbox is closed to other customers and to guests', async () => {
  const query = { userId: CLARA };
  const nora = visit({ customerId: 'BPM-30001' });
  expect((await nora.call('getCustomerMessages', { query })).status).toBe(403);
  expect((await visit().call('getCustomerMessages', { query })).status).toBe(401);
});

test('there are inboxes of every kind: every keyword of §4, every carrier, and 5,000 messages', async () => {
  const clara = await inboxOf(CLARA);
  const texts = [...clara.inBoxMsgs, ...clara.archiveMsg];
  const keywords = ['success', 'has been received', 'cancelled', 'shipped', 'business days'];
  const missing = keywords.filter((word) => !texts.some(({ msgText }) => msgText.includes(word)));
  expect(missing).toEqual([]);
  const carriers = new Set(texts.map(({ carrierCode }) => carrierCode));
  expect([...carriers]).toEqual(expect.arrayContaining(['USPS', 'UPS', 'FedEx']));
  const ruth = await inboxOf(RUTH);
  expect(ruth.inBoxMsgs.length + ruth.archiveMsg.length).toBe(5_000);
});
