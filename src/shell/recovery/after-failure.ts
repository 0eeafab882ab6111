/** Fetched when hydration has failed, or when React has given up. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const MESSAGE = 'Some of this page stopped working. Links, forms, and your cart still work.';
const RELOAD = 'Reload the page';

/** Media conditions that hold in a browser with scripts, and never. */
const ALWAYS = '(min-width: 0)';
const NEVER = '(max-width: 0)';

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

/** The element of the same id, or the same one of those with this tag and name in the new root. */
function twinOf<Kind extends Element>(element: Kind, root: Element): Kind | null | undefined {
  const page = document.getElementById(root.id) ?? document.body;
  const name = element.getAttribute('name');
  const selector = element.localName + (name === null ? '' : `[name="${CSS.escape(name)}"]`);
  const twin = element.id
    ? document.getElementById(element.id)
    : page.querySelectorAll(selector)[[...root.querySelectorAll(selector)].indexOf(element)];
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

/**
 * Makes a page that React has given up usable without it. Links and forms are the browser's own,
 * and style sheets show what they show only without scripts.
 */
export function showPlainPage(focused: Element | null): void {
  // React has removed what it had rendered.
  document.documentElement.lang = 'en-US';
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    // Rules of other origins cannot be read.
    if (new URL(link.href).origin !== location.origin) continue;
    switchScripting(link.sheet?.cssRules);
    link.addEventListener('load', () => switchScripting(link.sheet?.cssRules));
  }
  document.body.prepend(notice());
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  // The router still changes the address, but nothing renders the page that belongs to it.
  addEventListener('popstate', () => location.reload());
}

/** Turns `scripting: none` on, and `scripting: enabled` off. */
function switchScripting(rules: Iterable<CSSRule> = []): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      rule.media.mediaText = rule.media.mediaText
        .replace('(scripting: none)', ALWAYS)
        .replace('(scripting: enabled)', NEVER);
    }
    if ('cssRules' in rule) switchScripting(rule.cssRules as CSSRuleList);
  }
}

function notice(): HTMLElement {
  const text = document.createElement('p');
  const link = document.createElement('a');
  const section = document.createElement('section');
  text.textContent = MESSAGE;
  text.role = 'alert';
  link.textContent = RELOAD;
  link.className = 'button';
  // Without the fragment, which would only scroll.
  link.href = location.pathname + location.search;
  // Classes that every page has: a style sheet of its own would weigh in the first load.
  section.className = 'page-width row';
  section.style.paddingBlock = 'var(--space-1)';
  section.ariaLabel = 'Page status';
  section.append(text, link);
  return section;
}
