/** The part of a zod schema's definition that names its fields. */
type Described = { def: Definition };
type Definition = {
  type: string;
  innerType?: Described;
  getter?: () => Described;
  options?: Described[];
  left?: Described;
  right?: Described;
  element?: Described;
  shape?: Record<string, Described>;
  catchall?: unknown;
};

type Extra = { field: PropertyKey[]; value: unknown };

/**
 * The fields of `value` that its schema does not know. The generated schemas let them pass, as
 * clients must; and after a rename it gives the new name.
 */
export function unknownFields(schema: unknown, value: unknown): Extra[] {
  return below([schema as Described], value, []);
}

/** `schemas` are all that may describe a value: the branches of a union, the parts of a whole. */
function below(schemas: Described[], value: unknown, field: PropertyKey[]): Extra[] {
  const plain = schemas.flatMap(branches);
  if (Array.isArray(value)) {
    const elements = plain.flatMap(({ element }) => element ?? []);
    return value.flatMap((entry, index) => below(elements, entry, [...field, index]));
  }
  if (typeof value !== 'object' || value === null || plain.length === 0) return [];
  if (plain.some(({ shape, catchall }) => !shape || catchall)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = [...field, name];
    const known = plain.flatMap(({ shape }) => shape?.[name] ?? []);
    return known.length > 0 ? below(known, inner, path) : [{ field: path, value: inner }];
  });
}

/** A schema without its wrappings: what may be absent, null, lazy, one of several, or in parts. */
function branches({ def }: Described): Definition[] {
  const inner = [def.innerType, def.getter?.(), ...(def.options ?? []), def.left, def.right].filter(
    (schema) => schema !== undefined,
  );
  return inner.length > 0 ? inner.flatMap(branches) : [def];
}
