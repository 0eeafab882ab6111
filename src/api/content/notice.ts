import { asked } from '#api/cache/asked.ts';
import { getGetNoticeQueryOptions } from '#generated/hooks/content/content.ts';
import type { NoticeResponse } from '#generated/models/noticeResponse.ts';

import { imageVersion } from './image-version.ts';

/** `id` changes with every new notice; `image` is an address. */
export type Notice = { id: string; title: string; text: string; image?: string };

/** §3, §7 The notice for every visitor; `null` when there is none. */
export function noticeQuery() {
  return asked(
    getGetNoticeQueryOptions({ query: { select: noticeIn, staleTime: Infinity, retry: false } }),
  );
}

function noticeIn({ data }: NoticeResponse): Notice | null {
  if (!data) return null;
  const { noticeId, noticeTitle: title, description: text, imageURL: image } = data;
  const shown = { id: noticeId ?? title, title, text };
  // The picture of a notice may be exchanged under the same address.
  return image ? { ...shown, image: `${image}?v=${imageVersion(Date.now())}` } : shown;
}
