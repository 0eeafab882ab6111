/**
 * A stand-in for browser translators. It marks each word with ž and leaves numbers alone. It uses no
 * method of the page that the store replaces, as the translators of browsers do not either.
 */

/** How translators write: into elements of their own, into moved nodes, or into fewer nodes. */
export const EDITS = ['replace', 'insert', 'move', 'join', 'reorder', 'merge', 'renew'] as const;
export type Edit = (typeof EDITS)[number];

export type TranslatorOptions = {
  edit?: Edit;
  /** Milliseconds until changed text is translated; without it, only the first text is. */
  delayMs?: number | undefined;
};

export const TRANSLATION_MARK = 'ž';

const NEVER_TRANSLATED = 'script, style, noscript, textarea, svg, head, [translate="no"]';
/** Texts by this translator, as it wrote them. */
const written = new WeakMap<Text, string>();

const editors: Record<Edit, (parent: Element, texts: Text[]) => void> = {
  // Chrome: each text becomes two nested elements.
  replace: (_, texts) => texts.forEach((text) => text.replaceWith(wrap(translate(text.data)))),
  // Two changes instead of one.
  insert: (_, texts) =>
    texts.forEach((text) => {
      text.before(wrap(translate(text.data)));
      text.remove();
    }),
  move: (_, texts) => texts.forEach(moveInto),
  // A whole sentence in the first element.
  join: (_, texts) => {
    texts[0]?.before(wrap(translate(texts.map(({ data }) => data).join(''))));
    for (const text of texts) text.remove();
  },
  // Another language has another order.
  reorder: (parent, texts) => {
    const outer = wrap(translate(texts.map(({ data }) => data).join('')));
    outer.prepend(...[...parent.children].toReversed());
    parent.replaceChildren(outer);
  },
  // Firefox: takes all nodes out, and writes the sentence into the first text.
  merge: (parent, texts) => {
    const sentence = translate(texts.map(({ data }) => data).join(''));
    const elements = [...parent.children].toReversed();
    parent.replaceChildren();
    if (texts[0]) write(texts[0], sentence);
    parent.append(...elements, ...texts.slice(0, 1));
  },
  // Safari: new text nodes.
  renew: (_, texts) => texts.forEach((text) => text.replaceWith(writtenText(translate(text.data)))),
};

/** Translates the page now, and what changes later after `delayMs`. Returns how to stop it. */
export function startTranslator({ edit = 'replace', delayMs }: TranslatorOptions = {}): () => void {
  document.documentElement.lang = 'cs';
  document.documentElement.classList.add('translated-ltr');
  const translateAll = () => translateWithin(document.body, editors[edit]);
  translateAll();
  if (delayMs === undefined) return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(() => {
      timer = undefined;
      translateAll();
    }, delayMs);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

function translateWithin(root: Element, edit: (parent: Element, texts: Text[]) => void): void {
  const byParent = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (!parent || !text.data.trim() || parent.closest(NEVER_TRANSLATED)) continue;
    byParent.set(parent, [...(byParent.get(parent) ?? []), text]);
  }
  for (const [parent, texts] of byParent) {
    if (texts.some((text) => written.get(text) !== text.data)) edit(parent, texts);
  }
}

/** Only words are marked, each once: a sentence may be translated again with a new number in it. */
export function translate(text: string): string {
  return text.replaceAll(TRANSLATION_MARK, '').replaceAll(/\b(?=[a-z])/gi, TRANSLATION_MARK);
}

function moveInto(text: Text): void {
  const font = wrap('');
  text.before(font);
  font.firstElementChild?.replaceChildren(text);
  write(text, translate(text.data));
}

function wrap(text: string): HTMLElement {
  const outer = document.createElement('font');
  const inner = document.createElement('font');
  inner.append(writtenText(text));
  outer.append(inner);
  return outer;
}

function writtenText(text: string): Text {
  const node = document.createTextNode('');
  write(node, text);
  return node;
}

function write(node: Text, text: string): void {
  node.data = text;
  written.set(node, text);
}
