/** The pressed button is removed after its action; the focus moves to its message. */
export function focusItem(button: Element): void {
  focusOn(button.closest('li'));
}

/** Moves the focus to the first of these messages that is on the page, else to a heading. */
export function focusMessage(ids: readonly number[]): void {
  const goals = [...ids.map((id) => `#message-${id}`), '#inbox-heading', 'main h1'];
  focusOn(goals.map((goal) => document.querySelector(goal)).find(Boolean) ?? null);
}

/**
 * In a message, its checkbox: a control with a name of its own. After the focus of a list item, Orca
 * says nothing at the next Tab.
 */
export function focusOn(item: Element | null): void {
  const target = item?.querySelector('input') ?? item;
  if (target instanceof HTMLElement) target.focus();
}
