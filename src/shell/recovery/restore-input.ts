type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Copies what a shopper typed and chose, and the focus, from nodes that React has replaced after a
 * failed hydration to their twins in the new page.
 */
export function restoreInput(nodes: readonly Node[], focused: Element | null): void {
  for (const root of nodes) {
    if (!(root instanceof Element) || root.isConnected) continue;
    for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
      const twin = twinOf(field, root);
      if (twin) copyValue(field, twin);
    }
    if (focused instanceof HTMLElement && root.contains(focused)) {
      twinOf(focused, root)?.focus({ preventScroll: true });
    }
  }
}

/** The element of the same id, or the same one of those with this tag and name. */
function twinOf<Kind extends Element>(element: Kind, root: Element): Kind | null | undefined {
  const name = element.getAttribute('name');
  const selector = element.localName + (name === null ? '' : `[name="${CSS.escape(name)}"]`);
  const twin = element.id
    ? document.getElementById(element.id)
    : document.querySelectorAll(selector)[[...root.querySelectorAll(selector)].indexOf(element)];
  return twin as Kind | null | undefined;
}

/** Copies what differs from the server's HTML. */
function copyValue(from: Field, to: Field): void {
  if (isCheckable(from) && isCheckable(to)) {
    if (from.checked !== from.defaultChecked && from.checked !== to.checked) to.click();
    return;
  }
  const isUnchanged = 'defaultValue' in from && from.value === from.defaultValue;
  if (isUnchanged || from.value === to.value) return;
  // The prototype's setter: React's own would take the event for no change.
  if (to.type !== 'file') Reflect.set(Object.getPrototypeOf(to) as object, 'value', from.value, to);
  else (to as HTMLInputElement).files = (from as HTMLInputElement).files;
  for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }));
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}
