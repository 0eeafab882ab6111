/**
 * Lets the page change while a browser translator is at work. Translators replace, move and join the
 * text nodes that React holds: its next change would throw, or leave an old price on the page.
 */

/** Child nodes of a parent before a translator changed them, each with its text. */
type Original = Map<ChildNode, string | null>;
type Change = (node?: ChildNode, next?: Node | null) => unknown;

/** The methods and setters by which React changes a page. */
const CHANGES = ['appendChild', 'insertBefore', 'removeChild', 'nodeValue', 'textContent'] as const;

const originals = new WeakMap<Node, Original>();
/** Parents of translated text nodes, which may be detached. */
const parents = new WeakMap<Node, Node>();
let observer: MutationObserver | undefined;
/** A text before which a translator among the page's scripts has just put its own element. */
let replaced: Node | null | undefined;

/**
 * Gives React its own nodes back before each of its changes to a translated element. The translator
 * then translates the element again.
 */
export function guardTranslatedText(): void {
  observer = new MutationObserver(rememberOriginals);
  observer.observe(document, { childList: true, subtree: true, characterDataOldValue: true });
  for (const name of CHANGES) {
    const property = Object.getOwnPropertyDescriptor(Node.prototype, name) as PropertyDescriptor;
    const key = property.set ? 'set' : 'value';
    const apply = property[key] as Change;
    property[key] = function change(this: Node, ...[node, next]: Parameters<Change>) {
      if (isForeign(this, node, next)) return apply.call(this, node, next);
      return changeRestored(this, () => {
        // A script may also have moved an element. An error would end the page.
        if (name !== 'removeChild') {
          return apply.call(this, node, next?.parentNode === this ? next : null);
        }
        node?.remove();
        return node;
      });
    };
    Object.defineProperty(Node.prototype, name, property);
  }
}

/** Prepares the section of a heading for hydration, which compares its nodes with those of React. */
export function restoreSection(headingId: string): void {
  const section = document.getElementById(headingId)?.closest('section');
  for (const element of section?.querySelectorAll('*') ?? []) changeRestored(element, () => {});
}

/** Changes by React leave no records, so that each record is a change by another script. */
function changeRestored<Result>(node: Node, apply: () => Result): Result {
  rememberOriginals(observer?.takeRecords() ?? []);
  restoreChildren(parents.get(node) ?? node);
  const result = apply();
  observer?.takeRecords();
  return result;
}

/** Whether React fills a new element, or the call comes from a translator among the page's scripts. */
function isForeign(parent: Node, node?: Node, next?: Node | null): boolean {
  const isFont = node?.nodeName === 'FONT';
  if (isFont) replaced = next;
  return (
    isFont ||
    node === replaced ||
    parent.nodeName === 'FONT' ||
    !(isText(parent) || parent.isConnected)
  );
}

function isText(node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE;
}

/** Walks the records back from the present child nodes. Only a lost text makes a translation. */
function rememberOriginals(records: MutationRecord[]): void {
  const lists = new Map<Node, ChildNode[]>();
  const texts = new Map<Node, string>();
  replaced = undefined;
  for (const { target, oldValue, addedNodes, removedNodes, nextSibling } of records.toReversed()) {
    const list = lists.get(target) ?? [...target.childNodes];
    const end = nextSibling ? list.indexOf(nextSibling as ChildNode) : list.length;
    const removed = removedNodes as NodeListOf<ChildNode>;
    list.splice(end - addedNodes.length, addedNodes.length, ...removed);
    lists.set(target, list);
    if (oldValue !== null) texts.set(target, oldValue);
  }
  for (const [parent, list] of lists) {
    const isLost = (node: Node) => isText(node) && node.parentNode !== parent;
    if (originals.has(parent) || !list.some(isLost)) continue;
    originals.set(parent, new Map(list.map((node) => [node, texts.get(node) ?? node.nodeValue])));
    for (const node of list.filter(isText)) parents.set(node, parent);
  }
}

/** Nodes that are in their place stay there, as a moved element would lose the focus. */
function restoreChildren(parent: Node): void {
  const original = originals.get(parent);
  if (!original) return;
  originals.delete(parent);
  for (const node of [...parent.childNodes].filter((child) => !original.has(child))) node.remove();
  let next = parent.firstChild;
  for (const [node, text] of original) {
    if (node === next) next = node.nextSibling;
    else if (next) next.before(node);
    else (parent as Element).append(node);
    if (node.nodeValue !== text) (node as Text).data = text ?? '';
  }
}
