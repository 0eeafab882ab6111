import type { ApiDocument } from '../document/document.ts';
import {
  child,
  children,
  fieldsOf,
  has,
  isFields,
  keyOf,
  type Fields,
  type Node,
} from '../document/node.ts';

/** The fields that a schema declares, through references and all its parts and alternatives. */
export type Shape = {
  fields: Map<string, Slot>;
  /** The schema allows other fields, or declares none. */
  isOpen: boolean;
  items: Shape | undefined;
  rest: Shape | undefined;
};
export type Slot = {
  node: Node;
  seen: boolean;
  mark: 'readOnly' | 'writeOnly' | undefined;
  shape: () => Shape;
};

type Undeclared = { path: string[]; value: unknown; near: string | undefined };

/** Shapes of a document's schemas, each made once, so that `seen` covers all exchanges of a run. */
export function shapesOf(document: ApiDocument) {
  const made = new Map<string, Shape>();
  const slots = new Map<string, Slot>();

  function shapeOf(written: Node): Shape {
    const node = document.follow(written);
    const known = made.get(keyOf(node));
    if (known) return known;
    const shape: Shape = { fields: new Map(), isOpen: false, items: undefined, rest: undefined };
    made.set(keyOf(node), shape);
    gather(node, shape, new Set());
    if (shape.fields.size === 0) shape.isOpen = true;
    return shape;
  }

  function gather(written: Node, shape: Shape, seen: Set<string>): void {
    const node = document.follow(written);
    if (seen.has(keyOf(node))) return;
    seen.add(keyOf(node));
    for (const [name, inside] of children(child(node, 'properties'))) {
      const before = shape.fields.get(name);
      const own = slotOf(inside);
      shape.fields.set(name, before && before !== own ? joined(before, own) : own);
    }
    gatherRest(node, shape);
    if (has(node, 'items')) shape.items ??= shapeOf(child(node, 'items'));
    for (const part of partsOf(node)) gather(part, shape, seen);
  }

  /** The fields without a name in the schema. */
  function gatherRest(node: Node, shape: Shape): void {
    if (has(node, 'patternProperties')) shape.isOpen = true;
    const rest = ['additionalProperties', 'unevaluatedProperties'].find((name) => has(node, name));
    const schema = rest && child(node, rest);
    // `false` declares no other fields; the validator reports them.
    if (!schema || schema.value === false) return;
    shape.isOpen = true;
    if (isFields(schema.value)) shape.rest = shapeOf(schema);
  }

  function slotOf(node: Node): Slot {
    const known = slots.get(keyOf(node));
    if (known) return known;
    const marks = [fieldsOf(node.value), fieldsOf(document.follow(node).value)];
    const is = (name: string) => marks.some((fields) => fields[name] === true);
    const mark = is('readOnly') ? 'readOnly' : is('writeOnly') ? 'writeOnly' : undefined;
    const slot: Slot = { node, seen: false, mark, shape: () => shapeOf(node) };
    slots.set(keyOf(node), slot);
    return slot;
  }

  return { shapeOf, slots: () => slots };
}

/** The schemas that a schema is composed of. */
function partsOf(node: Node): Node[] {
  const partsIn = (name: string) => children(child(node, name)).map(([, part]) => part);
  const conditions = ['if', 'then', 'else'].filter((name) => has(node, name));
  return [
    ...['allOf', 'anyOf', 'oneOf'].flatMap(partsIn),
    ...conditions.map((name) => child(node, name)),
    ...partsIn('dependentSchemas'),
  ];
}

/** A field that several parts describe: it may have the fields of each. */
function joined(one: Slot, other: Slot): Slot {
  const shape = (): Shape => {
    const [first, second] = [one.shape(), other.shape()];
    return {
      fields: new Map([...first.fields, ...second.fields]),
      isOpen: first.isOpen && second.isOpen,
      items: first.items ?? second.items,
      rest: first.rest ?? second.rest,
    };
  };
  let made: Shape | undefined;
  return {
    node: one.node,
    mark: one.mark ?? other.mark,
    get seen() {
      return one.seen;
    },
    set seen(value) {
      one.seen = value;
      other.seen = value;
    },
    shape: () => (made ??= shape()),
  };
}

/** Marks the fields of a value as seen. Returns the undeclared fields and those marked `wrong`. */
export function walk(
  shape: Shape,
  value: unknown,
  wrong: 'readOnly' | 'writeOnly',
): { undeclared: Undeclared[]; marked: Undeclared[] } {
  const found = { undeclared: [] as Undeclared[], marked: [] as Undeclared[] };
  step(shape, value, [], { ...found, wrong });
  return found;
}

type Walking = { undeclared: Undeclared[]; marked: Undeclared[]; wrong: string };

function step(shape: Shape, value: unknown, path: string[], walking: Walking): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    const { items } = shape;
    if (!items) return;
    path.push('*');
    for (const entry of value) step(items, entry, path, walking);
    path.pop();
  } else stepMembers(shape, value as Fields, path, walking);
}

function stepMembers(shape: Shape, value: Fields, path: string[], walking: Walking): void {
  for (const name in value) {
    const inner = value[name];
    const slot = shape.fields.get(name);
    if (slot) look(slot, inner, [...path, name], walking);
    else if (!shape.isOpen) {
      const near = nearest(shape, name, value);
      walking.undeclared.push({ path: [...path, name], value: inner, near });
    }
    if (typeof inner !== 'object' || inner === null) continue;
    const next = slot ? slot.shape() : shape.rest;
    if (!next) continue;
    path.push(slot ? name : '*');
    step(next, inner, path, walking);
    path.pop();
  }
}

function look(slot: Slot, value: unknown, path: string[], { marked, wrong }: Walking): void {
  slot.seen = true;
  if (slot.mark === wrong) marked.push({ path, value, near: undefined });
}

/** A missing declared field with nearly the same name: the field was probably renamed. */
function nearest(shape: Shape, name: string, value: object): string | undefined {
  const plain = plainName(name);
  for (const declared of shape.fields.keys()) {
    if (plainName(declared) === plain && !Object.hasOwn(value, declared)) return declared;
  }
  return undefined;
}

/** Names that differ only by letter case or signs are one plain name. */
export function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
