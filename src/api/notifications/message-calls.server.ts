import { answerOf, api } from '#api/client.server.ts';

import type { MessageCalls } from './message-verbs.ts';

/** Messages as the server calls them. */
export const onServer: MessageCalls = {
  markRead: (body) => answerOf(api.PUT('/api/Customer/MarkMessagesRead', { body })),
  archive: (body) => answerOf(api.PUT('/api/Customer/ArchiveMessages', { body })),
  restore: (body) => answerOf(api.PUT('/api/Customer/RestoreMessages', { body })),
};
