import { answerOf, api } from '#api/client.server.ts';

/** As `markRead` in the browser. */
export async function markRead(messageIds: number[]): Promise<void> {
  await answerOf(api.PUT('/api/Customer/MarkMessagesRead', { body: { messageIds } }));
}

/** As `archive` in the browser. */
export async function archive(messageIds: number[]): Promise<void> {
  await answerOf(api.PUT('/api/Customer/ArchiveMessages', { body: { messageIds } }));
}
