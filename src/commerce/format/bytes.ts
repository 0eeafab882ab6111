/** Bytes for people: "2 kB". */
export function sizeWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${Math.round(bytes / 100_000) / 10} MB`;
}
