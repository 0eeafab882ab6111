import type { ApiDocument } from '../document/document.ts';
import { child, children, fieldsOf, has, keyOf, type Node } from '../document/node.ts';

/** The fields that a schema declares, through references and all its parts and alternatives. */
export type Shape = {
  fields: Map<string, Slot>;
  /** The schema says that other fields may come, or declares none. */
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

/** Shapes of a document's schemas, each made once, so that `seen` is what any exchange has shown. */
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
    const { additionalProperties, unevaluatedProperties } = fieldsOf(node.value);
    const rest = has(node, 'additionalProperties')
      ? 'additionalProperties'
      : 'unevaluatedProperties';
    // `false` is the validator's business, and says that nothing else is declared.
    if ((additionalProperties ?? unevaluatedProperties ?? false) !== false) {
      shape.isOpen = true;
      if (typeof (additionalProperties ?? unevaluatedProperties) === 'object') {
        shape.rest = shapeOf(child(node, rest));
      }
    }
    if (has(node, 'patternProperties')) shape.isOpen = true;
    if (has(node, 'items')) shape.items ??= shapeOf(child(node, 'items'));
    for (const list of ['allOf', 'anyOf', 'oneOf']) {
      for (const [, part] of children(child(node, list))) gather(part, shape, seen);
    }
    for (const name of ['if', 'then', 'else']) {
      if (has(node, name)) gather(child(node, name), shape, seen);
    }
    for (const [, part] of children(child(node, 'dependentSchemas'))) gather(part, shape, seen);
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

/** A field that several parts describe may hold what any of them knows. */
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

/** Marks the fields of a value as seen; returns those that its schema does not know, or should not hold. */
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
    return;
  }
  for (const name in value) {
    const inner = (value as Record<string, unknown>)[name];
    const slot = shape.fields.get(name);
    if (slot) {
      slot.seen = true;
      if (slot.mark === walking.wrong) {
        walking.marked.push({ path: [...path, name], value: inner, near: undefined });
      }
    } else if (!shape.isOpen) {
      walking.undeclared.push({
        path: [...path, name],
        value: inner,
        near: nearest(shape, name, value),
      });
    }
    if (typeof inner !== 'object' || inner === null) continue;
    const next = slot ? slot.shape() : shape.rest;
    if (!next) continue;
    path.push(slot ? name : '*');
    step(next, inner, path, walking);
    path.pop();
  }
}

/** A declared field that is not there and has nearly that name: it was renamed. */
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
