import type { Side } from '../document/json-schema.ts';
import { fieldsOf, type Node } from '../document/node.ts';
import type { ApiContent } from '../document/operations.ts';
import { add, addSchemas, type Context, type Spot } from './context.ts';
import { diffEncoding } from './diff-encoding.ts';
import type { Match } from './match.ts';

/** Compares what an operation takes as its body. */
export function diffBodies(context: Context, { base, revision }: Match, side: Side): void {
  const spot = { operation: base.operationId, place: 'request body' };
  const old = base.requestBody;
  const now = revision.requestBody;
  const nodes = { base: old?.node ?? base.node, revision: now?.node ?? revision.node };
  if (!old && now) {
    const id = now.required ? 'required-body-added' : 'body-added';
    add(context, spot, id, `a ${now.required ? 'required ' : ''}body is new`, nodes);
  } else if (old && !now) add(context, spot, 'body-removed', 'the body is gone', nodes);
  if (!old || !now) return;
  if (!old.required && now.required) {
    add(context, spot, 'body-became-required', 'the body is required', nodes);
  }
  if (old.required && !now.required) {
    add(context, spot, 'body-became-optional', 'the body is no longer required', nodes);
  }
  diffContent(context, spot, side, old, now);
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
    // Spelled out of a range, it may say something else than the range did.
    if (range && matching(now.content, range.mediaType) !== each) {
      diffSchemas(context, spot, side, { ...range, mediaType: each.mediaType }, each);
    }
    if (range) continue;
    const nodes = { base: old.node, revision: each.node };
    add(context, spot, `${prefix}-media-type-added`, `${each.mediaType} is new`, nodes);
  }
}

/** The entry for a media type: its own, else the narrowest range that holds it. */
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
  if (!isBytes(mediaType, old.schema, now.schema)) addSchemas(context, at, side, schemas);
  if (mediaType.startsWith('multipart/') || mediaType === 'application/x-www-form-urlencoded') {
    diffEncoding(context, at, side, old, now);
  }
}

/** 3.1 leaves the schema of a file out, where 3.0 says `string` and `binary`. */
function isBytes(mediaType: string, ...schemas: (Node | undefined)[]): boolean {
  if (/json|xml|text|form/.test(mediaType)) return false;
  return schemas.every((schema) => {
    const { type, format } = fieldsOf(schema?.value);
    const empty = schema === undefined || Object.keys(fieldsOf(schema.value)).length === 0;
    return empty || (type === 'string' && (format === undefined || format === 'binary'));
  });
}
