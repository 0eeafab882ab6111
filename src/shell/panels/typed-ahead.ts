let typed = '';

/**
 * Keeps what is typed between the press that opens a field and the field itself, which is fetched
 * and built meanwhile. Otherwise it would go into whatever has the focus now.
 */
export function keepTyping(): void {
  typed = '';
  addEventListener('keydown', keep, true);
}

/** Stops keeping keys and returns the typed text; an empty text if it was not started. */
export function typedAhead(): string {
  removeEventListener('keydown', keep, true);
  const words = typed;
  typed = '';
  return words;
}

function keep(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key.length > 1 || ctrlKey || metaKey || altKey) return;
  event.preventDefault();
  typed += key;
}
