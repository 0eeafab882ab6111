export function countInWords(count: number): string {
  return count === 1 ? '1 message' : `${count.toLocaleString('en-US')} messages`;
}

export function unreadInWords(count: number): string {
  return count === 0 ? 'none unread' : `${count.toLocaleString('en-US')} unread`;
}
