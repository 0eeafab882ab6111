import type { MessageSelection } from '#generated/models/messageSelection.ts';

/**
 * The API's operations on messages. Each verb below takes one of the two implementations:
 * `inBrowser` of message-calls.ts, or `onServer` of message-calls.server.ts. Every call throws
 * ApiFailure.
 */
export type MessageCalls = {
  markRead(selection: MessageSelection): Promise<unknown>;
  archive(selection: MessageSelection): Promise<unknown>;
  restore(selection: MessageSelection): Promise<unknown>;
};

/** §4 Marks messages as read. */
export async function markRead(calls: MessageCalls, ids: readonly number[]): Promise<void> {
  await calls.markRead({ messageIds: [...ids] });
}

/** §4 Moves messages to the archive, which also marks them read. */
export async function archive(calls: MessageCalls, ids: readonly number[]): Promise<void> {
  await calls.archive({ messageIds: [...ids] });
}

/** Moves messages from the archive to the inbox. */
export async function restore(calls: MessageCalls, ids: readonly number[]): Promise<void> {
  await calls.restore({ messageIds: [...ids] });
}
