import { formatCount } from '#commerce/format/count.ts';

export function unreadInWords(count: number): string {
  return count === 0 ? 'none unread' : `${formatCount(count)} unread`;
}
