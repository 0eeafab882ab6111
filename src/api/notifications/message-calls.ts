import { OUTLIVES_PAGE, run } from '#api/cache/run.ts';
import {
  getArchiveMessagesMutationOptions,
  getMarkMessagesReadMutationOptions,
  getRestoreMessagesMutationOptions,
} from '#generated/hooks/notifications/notifications.ts';

import type { MessageCalls } from './message-verbs.ts';

/** Messages as the browser calls them: reading one may begin with a press on its link. */
export const inBrowser: MessageCalls = {
  markRead: (data) => run(getMarkMessagesReadMutationOptions(OUTLIVES_PAGE), { data }),
  archive: (data) => run(getArchiveMessagesMutationOptions(OUTLIVES_PAGE), { data }),
  restore: (data) => run(getRestoreMessagesMutationOptions(OUTLIVES_PAGE), { data }),
};
