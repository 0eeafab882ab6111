import type { Side } from '../../document/json-schema.ts';
import { child, fieldsOf, has, type Node } from '../../document/node.ts';
import type { ApiHeader, ApiParameter } from '../../document/operations.ts';
import { canonOf } from '../schema/canon.ts';
import { add, addSchemas, type Context, type Spot } from './context.ts';
import { pathParameters, type Match } from './match.ts';

/** Compares the parameters of an operation by their place and name. */
export function diffParameters(context: Context, { base, revision }: Match, side: Side): void {
  const renamed = new Map(pathParameters(base.path, revision.path));
  const before = new Map(base.parameters.map((each) => [keyOf(each, renamed), each]));
  const after = new Map(revision.parameters.map((each) => [keyOf(each), each]));
  const gone = [...before].filter(([key]) => !after.has(key)).map(([, each]) => each);
  const come = [...after].filter(([key]) => !before.has(key)).map(([, each]) => each);
  const moved = new Set<ApiParameter>();
  for (const old of gone) {
    const now = come.find(({ name }) => name.toLowerCase() === old.name.toLowerCase());
    const nodes = { base: old.node, revision: now?.node };
    if (now) {
      moved.add(now);
      const what = `${old.in} parameter ${old.name} → ${now.in} parameter ${now.name}`;
      add(context, spotOf(base.operationId, old), 'parameter-moved', what, nodes);
    } else tellGone(context, base.operationId, old);
  }
  for (const now of come) {
    // A new path parameter is reported with its path.
    if (moved.has(now) || now.in === 'path') continue;
    const id = now.required ? 'required-parameter-added' : 'parameter-added';
    const what = now.required ? `${now.name} is new and required` : `${now.name} is new`;
    add(context, spotOf(base.operationId, now), id, what, { base: base.node, revision: now.node });
  }
  for (const [key, old] of before) {
    const now = after.get(key);
    if (now) diffParameter(context, base.operationId, old, now, side);
  }
}

function keyOf({ in: place, name }: ApiParameter, renamed?: Map<string, string>): string {
  return `${place} ${(place === 'path' && renamed?.get(name)) || name}`;
}

function spotOf(operation: string, { in: place, name }: ApiParameter): Spot {
  return { operation, place: `request ${place} ${name}` };
}

/** Servers may refuse unknown query parameters, but not unknown headers. */
function tellGone(context: Context, operation: string, old: ApiParameter): void {
  const schema = old.schema && context.base.follow(old.schema);
  const announced = old.deprecated || fieldsOf(schema?.value)['deprecated'] === true;
  const ids: Record<string, string> = {
    query: announced ? 'deprecated-parameter-removed' : 'query-parameter-removed',
    querystring: 'query-parameter-removed',
    header: 'header-parameter-removed',
    cookie: 'cookie-parameter-removed',
  };
  // A removed path parameter is reported with its path.
  const id = context.calls && old.required ? 'required-header-removed' : ids[old.in];
  if (id) add(context, spotOf(operation, old), id, `${old.name} is gone`, { base: old.node });
}

function diffParameter(
  context: Context,
  operation: string,
  old: ApiParameter,
  now: ApiParameter,
  side: Side,
): void {
  const spot = spotOf(operation, old);
  const nodes = { base: old.node, revision: now.node };
  if (old.required !== now.required) {
    const id = now.required ? 'parameter-became-required' : 'parameter-became-optional';
    add(context, spot, id, `${old.name} ${isOrNoLonger(now.required)} required`, nodes);
  }
  if (old.deprecated !== now.deprecated) {
    const id = now.deprecated ? 'deprecated' : 'no-longer-deprecated';
    add(context, spot, id, `${old.name} ${isOrNoLonger(now.deprecated)} deprecated`, nodes);
  }
  const schemas = diffSeveral(context, spot, old, now);
  if (!schemas) diffWriting(context, spot, old, now);
  const [base, revision] = [schemaOf(old), schemaOf(now)];
  const asText = !old.content && !now.content;
  const optional = !old.required && !now.required;
  addSchemas(context, spot, side, schemas ?? { base, revision }, { asText, optional });
}

function schemaOf({ content, schema }: ApiParameter): Node | undefined {
  return content?.schema ?? schema;
}

function isOrNoLonger(is: boolean): string {
  return is ? 'is' : 'is no longer';
}

/** Where `q=1&q=2` may be sent, `q=1` is a list of one: its value is compared with the items. */
function diffSeveral(
  context: Context,
  spot: Spot,
  old: ApiParameter,
  now: ApiParameter,
): { base: Node; revision: Node } | undefined {
  if (!old.schema || !now.schema) return undefined;
  const [before, after] = [itemsOf(context, old, 'base'), itemsOf(context, now, 'revision')];
  if (before && after) return undefined;
  const nodes = { base: old.node, revision: now.node };
  if (after && !isMany(context, old, 'base')) {
    add(context, spot, 'parameter-takes-several', `${old.name} may come several times`, nodes);
    return { base: old.schema, revision: after };
  }
  if (before && !isMany(context, now, 'revision')) {
    add(context, spot, 'parameter-takes-one', `${old.name} may come only once`, nodes);
    return { base: before, revision: now.schema };
  }
  return undefined;
}

/** The item schema of a list that is sent by repeating its name, and may hold a single item. */
function itemsOf(
  context: Context,
  { schema, style, explode }: ApiParameter,
  where: Where,
): Node | undefined {
  if (!schema || style !== 'form' || !explode) return undefined;
  const node = context[where].follow(schema);
  const { type, minItems = 0 } = fieldsOf(node.value);
  return type === 'array' && has(node, 'items') && Number(minItems) <= 1
    ? child(node, 'items')
    : undefined;
}

function isMany(context: Context, { schema }: Written, where: Where): boolean {
  const canon = schema ? canonOf(context.readings.request[where], [schema]) : undefined;
  return canon ? canon.has('array') || canon.has('object') : false;
}

/** Compares how a value is written, as far as it matters for values of its type. */
function diffWriting(context: Context, spot: Spot, old: ApiParameter, now: ApiParameter): void {
  const nodes = { base: old.node, revision: now.node };
  const [before, after] = [old, now].map(({ content }) => content?.mediaType ?? 'plain text');
  if (before !== after) {
    const what = `${old.name} as ${before} → ${after}`;
    add(context, spot, 'parameter-writing-changed', what, nodes);
    return;
  }
  const style = styleChange(context, old, now);
  if (style) add(context, spot, 'parameter-style-changed', style, nodes);
  if (Boolean(old.allowReserved) !== Boolean(now.allowReserved)) {
    const id = now.allowReserved ? 'parameter-reserved-allowed' : 'parameter-reserved-refused';
    const what = `${old.name}: ${now.allowReserved ? '' : 'no '}reserved characters`;
    add(context, spot, id, what, nodes);
  }
  if (old.in !== 'query' || old.allowEmptyValue === now.allowEmptyValue) return;
  const id = now.allowEmptyValue ? 'parameter-empty-allowed' : 'parameter-empty-refused';
  const what = `${old.name} may ${now.allowEmptyValue ? '' : 'no longer '}be empty`;
  add(context, spot, id, what, nodes);
}

type Written = Pick<ApiHeader, 'name' | 'style' | 'explode' | 'schema' | 'content'>;
type Where = 'base' | 'revision';

/** The change of style, if any. A change from one value to several is a change of type instead. */
export function styleChange(context: Context, old: Written, now: Written): string | undefined {
  if (old.content || now.content) return undefined;
  if (isMany(context, old, 'base') !== isMany(context, now, 'revision')) return undefined;
  const before = writingOf(context, old, 'base');
  const after = writingOf(context, now, 'revision');
  if (before !== after) return `${old.name} written as ${before} → ${after}`;
  // `;a=1` contains the name; other styles of a path do not.
  return before.startsWith('matrix') && old.name !== now.name
    ? `${old.name} written as ;${old.name}= → ;${now.name}=`
    : undefined;
}

/** `explode` changes nothing for a single value, and in most styles it changes an array. */
function writingOf(context: Context, parameter: Written, where: Where): string {
  const { style, explode, schema } = parameter;
  const many = isMany(context, parameter, where);
  if (!many) return style === 'label' || style === 'matrix' ? style : 'simple';
  const canon = schema ? canonOf(context.readings.request[where], [schema]) : undefined;
  // Items of a path or header look the same either way.
  if (!canon?.has('object') && style === 'simple') return 'simple';
  // It contains each member's name, so `explode` changes nothing.
  if (style === 'deepObject') return style;
  return `${style}${explode ? ', exploded' : ''}`;
}
