/** What the history keeps for the portfolio: the words for what a form has just added. */
export function addedState(added: string) {
  return { added };
}

/** The words of a history entry, which may hold anything. */
export function addedIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('added' in state)) return undefined;
  return typeof state.added === 'string' ? state.added : undefined;
}
