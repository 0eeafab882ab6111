import type { Side } from '../../document/json-schema.ts';
import { fieldsOf, type Node } from '../../document/node.ts';
import type { ApiContent } from '../../document/operations.ts';
import { add, addSchemas, type Context, type Spot } from './context.ts';
import { diffEncoding } from './diff-encoding.ts';
import type { Match } from './match.ts';

/** Compares the request bodies of an operation. */
export function diffBodies(context: Context, { base, revision }: Match, side: Side): void {
  const spot = { operation: base.operationId, place: 'request body' };
  const old = base.requestBody;
  const now = revision.requestBody;
  if (old && now) {
    diffRequired(context, spot, old, now);
    diffContent(context, spot, side, old, now);
  } else if (now) {
    const id = now.required ? 'required-body-added' : 'body-added';
    const nodes = { base: base.node, revision: now.node };
    add(context, spot, id, `a ${now.required ? 'required ' : ''}body is new`, nodes);
  } else if (old) {
    const nodes = { base: old.node, revision: revision.node };
    add(context, spot, 'body-removed', 'the body is gone', nodes);
  }
}

type Body = NonNullable<Match['base']['requestBody']>;

function diffRequired(context: Context, spot: Spot, old: Body, now: Body): void {
  if (old.required === now.required) return;
  const nodes = { base: old.node, revision: now.node };
  if (now.required) add(context, spot, 'body-became-required', 'the body is required', nodes);
  else add(context, spot, 'body-became-optional', 'the body is no longer required', nodes);
}

/** Compares the media types of a body and the schema of each. */
export function diffContent(
  context: Context,
  spot: Spot,
  side: Side,
  old: { content: ApiContent[]; node: Node },
  now: { content: ApiContent[]; node: Node },
): void {
  const isRequest = spot.place.startsWith('request');
  const prefix = isRequest ? 'request' : 'response';
  for (const each of old.content) {
    const same = matching(now.content, each.mediaType);
    if (same) diffSchemas(context, spot, side, each, same);
    else {
      const nodes = { base: each.node, revision: now.node };
      const left =
        !isRequest && now.content.some(({ mediaType }) => covers(each.mediaType, mediaType));
      const id = left ? 'response-media-type-narrowed' : `${prefix}-media-type-removed`;
      add(context, spot, id, `${each.mediaType} is gone`, nodes);
    }
  }
  for (const each of now.content) {
    const range = matching(old.content, each.mediaType);
    // A new entry for a type of a range may have another schema than the range.
    if (range && matching(now.content, range.mediaType) !== each) {
      diffSchemas(context, spot, side, { ...range, mediaType: each.mediaType }, each);
    }
    if (range) continue;
    const nodes = { base: old.node, revision: each.node };
    add(context, spot, `${prefix}-media-type-added`, `${each.mediaType} is new`, nodes);
  }
}

/** The entry for a media type, else the narrowest range that includes the type. */
function matching(content: ApiContent[], mediaType: string): ApiContent | undefined {
  return (
    content.find((each) => each.mediaType === mediaType) ??
    content.find((each) => each.mediaType !== '*/*' && covers(each.mediaType, mediaType)) ??
    content.find((each) => each.mediaType === '*/*')
  );
}

function covers(range: string, mediaType: string): boolean {
  return range === '*/*' || (range.endsWith('/*') && mediaType.startsWith(range.slice(0, -1)));
}

function diffSchemas(
  context: Context,
  spot: Spot,
  side: Side,
  old: ApiContent,
  now: ApiContent,
): void {
  const { mediaType } = old;
  const place = mediaType === 'application/json' ? spot.place : `${spot.place} ${mediaType}`;
  const at = { ...spot, place };
  const schemas = { base: old.schema, revision: now.schema };
  const asText = mediaType === 'application/x-www-form-urlencoded' && 'form';
  if (!isBytes(mediaType, old.schema, now.schema))
    addSchemas(context, at, side, schemas, { asText });
  if (mediaType.startsWith('multipart/') || asText) {
    diffEncoding(context, at, side, old, now);
  }
}

/** A file: 3.1 leaves its schema out, 3.0 has `string` and `binary`. */
function isBytes(mediaType: string, ...schemas: (Node | undefined)[]): boolean {
  if (/json|xml|text|form/.test(mediaType)) return false;
  return schemas.every((schema) => {
    const { type, format } = fieldsOf(schema?.value);
    const empty = schema === undefined || Object.keys(fieldsOf(schema.value)).length === 0;
    return empty || (type === 'string' && (format === undefined || format === 'binary'));
  });
}
