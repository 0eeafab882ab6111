/**
 * Lets the page change while a browser translates it. Translators replace, move and join the text
 * nodes that React holds: its next change would throw, or leave an old price on the page.
 */

/** Child nodes of a parent before a translator changed them, each with its text. */
type Original = Map<Node, string | null>;
type Change = (node: ChildNode, next?: Node | null) => unknown;

/** The methods and the setter by which React changes the nodes that it holds. */
const CHANGES = ['appendChild', 'insertBefore', 'removeChild', 'nodeValue'] as const;

const originals = new WeakMap<Node, Original>();
/** Parents of lost text nodes. */
const parents = new WeakMap<Node, Node>();

/**
 * Gives React its own nodes back before each of its changes to a translated element. The translator
 * then translates the element again. Translators of browsers and extensions do not run in the
 * page's world, so they never call what is replaced here.
 */
export function guardTranslatedText(): void {
  const observer = new MutationObserver(rememberOriginals);
  observer.observe(document, { childList: true, subtree: true, characterDataOldValue: true });
  for (const name of CHANGES) {
    const property = Object.getOwnPropertyDescriptor(Node.prototype, name) as PropertyDescriptor;
    const key = property.set ? 'set' : 'value';
    const apply = property[key] as Change;
    property[key] = function change(this: Node, ...[node, next]: Parameters<Change>) {
      // React fills new elements before it adds them.
      if (this.isConnected || isTextOfReact(this)) {
        rememberOriginals(observer.takeRecords());
        restoreChildren(parents.get(this) ?? this);
      }
      // Another script may have moved an element. An error would end the page.
      if (name === 'removeChild') node.remove();
      else apply.call(this, node, next?.parentNode === this ? next : null);
      // Without React's own changes, every record tells of another script.
      observer.takeRecords();
      return node;
    };
    Object.defineProperty(Node.prototype, name, property);
  }
}

/** Walks the records back from the present child nodes. Only a lost text makes a translation. */
function rememberOriginals(records: MutationRecord[]): void {
  const lists = new Map<Node, Node[]>();
  const texts = new Map<Node, string | null>();
  for (const { target, oldValue, addedNodes, removedNodes, nextSibling } of records.toReversed()) {
    const list = lists.get(target) ?? [...target.childNodes];
    const end = nextSibling ? list.indexOf(nextSibling) : list.length;
    list.splice(end - addedNodes.length, addedNodes.length, ...removedNodes);
    lists.set(target, list);
    texts.set(target, oldValue);
  }
  for (const [parent, list] of lists) {
    const lost = list.filter((node) => node.parentNode !== parent && isTextOfReact(node));
    if (originals.has(parent) || !lost[0]) continue;
    originals.set(parent, new Map(list.map((node) => [node, texts.get(node) ?? node.nodeValue])));
    for (const node of lost) parents.set(node, parent);
  }
}

/** React marks the nodes that it holds. What others' scripts draw is theirs to change. */
function isTextOfReact(node: Node): boolean {
  return node instanceof Text && Object.keys(node).join().startsWith('__react');
}

/** Nodes that are in their place stay there, as a moved element would lose the focus. */
function restoreChildren(parent: Node): void {
  const original = originals.get(parent);
  if (!original) return;
  originals.delete(parent);
  for (const child of Array.from(parent.childNodes)) {
    if (!original.has(child)) child.remove();
  }
  let next = parent.firstChild;
  for (const [node, text] of original) {
    if (node === next) next = next.nextSibling;
    else parent.insertBefore(node, next);
    if (node.nodeValue !== text) node.nodeValue = text;
  }
}
