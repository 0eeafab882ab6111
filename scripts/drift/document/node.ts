/** A value in a document, with its file (absolute path) and its pointer. */
export type Node = { readonly file: string; readonly pointer: string; readonly value: unknown };

export type Fields = Record<string, unknown>;

/** The fields of an object; `{}` for any other value. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The member of that name or index; its value is `undefined` if it does not exist. */
export function child(node: Node, name: string | number): Node {
  const { value } = node;
  const inside =
    typeof value === 'object' && value !== null && Object.hasOwn(value, name)
      ? (value as Fields)[name]
      : undefined;
  return { file: node.file, pointer: `${node.pointer}/${escaped(String(name))}`, value: inside };
}

/** The members of an object or the items of an array, with their names or indexes. */
export function children(node: Node): [string, Node][] {
  if (typeof node.value !== 'object' || node.value === null) return [];
  return Object.keys(node.value).map((name) => [name, child(node, name)]);
}

export function has(node: Node, name: string): boolean {
  return isFields(node.value) && Object.hasOwn(node.value, name);
}

export function textOf(node: Node, name: string): string | undefined {
  const value = fieldsOf(node.value)[name];
  return typeof value === 'string' ? value : undefined;
}

/** A key for the place of a node. */
export function keyOf(node: Node): string {
  return `${node.file}#${node.pointer}`;
}

/** The last name of a pointer, without its encoding. */
export function nameOf(node: Node): string {
  return unescaped(node.pointer.slice(node.pointer.lastIndexOf('/') + 1));
}

export function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

export function unescaped(name: string): string {
  return name.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** The names along a JSON pointer, e.g. `/paths/~1cart` → `paths`, `/cart`. */
export function namesOf(pointer: string): string[] {
  return pointer.split('/').slice(1).map(unescaped);
}
