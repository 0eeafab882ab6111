export function isWatched(name: string): string {
  return `${name} is on your watchlist.`;
}

export function isUnwatched(name: string): string {
  return `${name} is off your watchlist.`;
}
