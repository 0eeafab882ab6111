/** A path of the store or of another host as a whole address; what can be none stays as it is. */
export function absolute(path: string, origin: string): string {
  return URL.parse(path, origin)?.href ?? path;
}
