/** The words of the last part of an address, as a search. */
export function searchWords(pathname: string): string {
  const last = pathname.split('/').findLast(Boolean) ?? '';
  return decoded(last)
    .replaceAll(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()
    .slice(0, 100);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
