import type { Side } from '../../document/json-schema.ts';
import type { ApiHeader, ApiOperation, ApiResponse } from '../../document/operations.ts';
import { add, addSchemas, type Context, type Spot } from './context.ts';
import { diffContent } from './diff-bodies.ts';
import { styleChange } from './diff-parameters.ts';
import type { Match } from './match.ts';

/** Compares the responses of an operation by status. */
export function diffResponses(context: Context, match: Match, side: Side): void {
  const { base, revision } = match;
  for (const now of revision.responses) {
    const old = coveringOf(base.responses, now.status);
    if (old) diffResponse(context, base.operationId, old, now, side);
    else tellNew(context, match, now);
  }
  for (const old of base.responses) {
    const exact = revision.responses.some(({ status }) => status === old.status);
    // A range or the default may have been replaced by single statuses.
    const spelled = revision.responses.some(({ status }) => holds(old.status, status));
    const covering = coveringOf(revision.responses, old.status);
    if (exact) continue;
    if (covering) diffResponse(context, base.operationId, old, covering, side);
    else tellGone(context, match, old, spelled && old.status !== 'default');
  }
}

/** The response for a status: its own, that of its range, or the default. */
function coveringOf(responses: ApiResponse[], status: string): ApiResponse | undefined {
  return (
    responses.find((each) => each.status === status) ??
    responses.find((each) => holds(each.status, status) && each.status !== 'default') ??
    responses.find((each) => each.status === 'default')
  );
}

function holds(range: string, status: string): boolean {
  if (range === 'default') return true;
  return range.endsWith('XX') && range.startsWith(status.charAt(0));
}

function isSuccess(status: string): boolean {
  return status.startsWith('2') || status.startsWith('3') || status.startsWith('1');
}

function tellNew(context: Context, { base, revision }: Match, now: ApiResponse): void {
  const spot = { operation: base.operationId, place: `response ${now.status}` };
  const isWider = base.responses.some(({ status }) => holds(now.status, status));
  const id =
    now.status === 'default'
      ? 'default-response-added'
      : !isSuccess(now.status)
        ? 'error-status-added'
        : isWider
          ? 'success-range-widened'
          : 'success-status-added';
  add(context, spot, id, `${now.status} is new`, { revision: now.node, base: undefined });
  void revision;
}

/** `spelled`: the revision lists some statuses of a range. */
function tellGone(
  context: Context,
  { base, revision }: Match,
  old: ApiResponse,
  spelled: boolean,
): void {
  const spot = { operation: base.operationId, place: `response ${old.status}` };
  const successes = revision.responses.some(({ status }) => isSuccess(status));
  const wasSuccess = isSuccess(old.status) || (old.status === 'default' && !successes);
  const id = wasSuccess
    ? spelled
      ? 'success-range-narrowed'
      : 'success-status-removed'
    : old.status === 'default'
      ? isSplit(revision)
        ? 'default-response-split'
        : 'default-response-removed'
      : 'error-status-removed';
  const what = spelled ? `${old.status} is some of it only` : `${old.status} is gone`;
  add(context, spot, id, what, { base: old.node });
}

/** Whether failures, which the default described, are described by their two ranges. */
function isSplit({ responses }: ApiOperation): boolean {
  return ['4XX', '5XX'].every((range) => responses.some(({ status }) => status === range));
}

function diffResponse(
  context: Context,
  operation: string,
  old: ApiResponse,
  now: ApiResponse,
  side: Side,
): void {
  const status = now.status === 'default' ? old.status : now.status;
  const spot = { operation, place: `response ${status}` };
  const nodes = { base: old.node, revision: now.node };
  if (old.content.length > 0 && now.content.length === 0) {
    add(context, spot, 'response-body-removed', 'the body is gone', nodes);
  } else if (old.content.length === 0 && now.content.length > 0) {
    add(context, spot, 'response-body-added', 'a body is new', nodes);
  } else diffContent(context, spot, side, old, now);
  diffHeaders(context, spot, side, old, now);
  diffLinks(context, spot, old, now);
}

function diffHeaders(
  context: Context,
  spot: Spot,
  side: Side,
  old: ApiResponse,
  now: ApiResponse,
): void {
  const after = new Map(now.headers.map((each) => [each.name, each]));
  const before = new Map(old.headers.map((each) => [each.name, each]));
  for (const [name, each] of before) {
    const same = after.get(name);
    const at = { ...spot, place: `${spot.place} header ${name}` };
    if (same) diffHeader(context, at, side, each, same);
    else {
      const id = each.required ? 'required-header-removed' : 'header-removed';
      add(context, at, id, `${name} is gone`, { base: each.node });
    }
  }
  for (const [name, each] of after) {
    if (before.has(name)) continue;
    const at = { ...spot, place: `${spot.place} header ${name}` };
    const id = context.calls && each.required ? 'required-parameter-added' : 'header-added';
    add(context, at, id, `${name} is new`, { base: old.node, revision: each.node });
  }
}

function diffHeader(
  context: Context,
  spot: Spot,
  side: Side,
  old: ApiHeader,
  now: ApiHeader,
): void {
  const nodes = { base: old.node, revision: now.node };
  if (old.required && !now.required) {
    add(context, spot, 'header-became-optional', `${old.name} is no longer sure to come`, nodes);
  }
  if (!old.required && now.required) {
    add(context, spot, 'header-became-required', `${old.name} is sure to come`, nodes);
  }
  const schemas = {
    base: old.content?.schema ?? old.schema,
    revision: now.content?.schema ?? now.schema,
  };
  const what = styleChange(context, old, now);
  if (what) add(context, spot, 'header-style-changed', what, nodes);
  addSchemas(context, spot, side, schemas, { asText: !old.content && !now.content });
}

/** Compares links, which do not change the exchange. */
function diffLinks(context: Context, spot: Spot, old: ApiResponse, now: ApiResponse): void {
  const after = new Map(now.links);
  const before = new Map(old.links);
  for (const [name, node] of before) {
    if (!after.has(name))
      add(context, spot, 'link-removed', `link ${name} is gone`, { base: node });
  }
  for (const [name, node] of after) {
    if (before.has(name)) continue;
    add(context, spot, 'link-added', `link ${name} is new`, { revision: node });
  }
}
