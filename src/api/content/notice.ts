import { queryOptions } from '@tanstack/react-query';

import { getGetNoticeQueryKey, getNotice } from '#generated/hooks/content/content.ts';
import { imageVersion } from '#lib/image-version.ts';

/** `id` changes with every new notice; `image` is an address. */
export type Notice = { id: string; title: string; text: string; image?: string };

/** §3, §7 What the store has to tell every visitor at the moment; `null` for nothing. */
export function noticeQuery() {
  return queryOptions({
    queryKey: getGetNoticeQueryKey(),
    queryFn: async ({ signal }): Promise<Notice | null> => {
      const { data } = await getNotice({ signal });
      if (!data) return null;
      const { noticeId, noticeTitle: title, description: text, imageURL: image } = data;
      const shown = { id: noticeId ?? title, title, text };
      // The picture of a notice may be exchanged under the same address.
      return image ? { ...shown, image: `${image}?v=${imageVersion(Date.now())}` } : shown;
    },
    staleTime: Infinity,
    retry: false,
  });
}
