import { parse } from 'node:path';

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

/** The targets of references that stand in place of a part, by the objects that hold them. */
const links = new WeakMap<object, Node>();

/** From now on the target is read where this node is written. */
export function link({ value }: Node, target: Node): void {
  if (typeof value === 'object' && value !== null) links.set(value, target);
}

/** The target that is linked at a node, or the node. */
export function linked(node: Node): Node {
  const { value } = node;
  return (typeof value === 'object' && value !== null && links.get(value)) || node;
}

/**
 * The member of that name or index, or the target that is linked there; its value is `undefined` if
 * it does not exist.
 */
export function child(node: Node, name: string | number): Node {
  return linked(childAsWritten(node, name));
}

/** As {@link child}, without links. */
export function childAsWritten(node: Node, name: string | number): Node {
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

/** The last name of a pointer, without its encoding; for a whole file its name. */
export function nameOf({ file, pointer }: Node): string {
  return pointer === '' ? parse(file).name : unescaped(pointer.slice(pointer.lastIndexOf('/') + 1));
}

export function escaped(name: string): string {
  if (!name.includes('/') && !name.includes('~')) return name;
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

export function unescaped(name: string): string {
  return name.includes('~') ? name.replaceAll('~1', '/').replaceAll('~0', '~') : name;
}

/** The names along a JSON pointer, e.g. `/paths/~1cart` → `paths`, `/cart`. */
export function namesOf(pointer: string): string[] {
  return pointer.split('/').slice(1).map(unescaped);
}
