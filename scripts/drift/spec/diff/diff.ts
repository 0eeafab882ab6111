import type { ApiDocument } from '../../document/document.ts';
import type { Side } from '../../document/json-schema.ts';
import { operationsOf, webhooksOf, type ApiOperation } from '../../document/operations.ts';
import { isDoneInTime, notDoneInTime, startWatch, type Watch } from '../../watch.ts';
import { add, contextOf, type Context } from './context.ts';
import { diffBodies } from './diff-bodies.ts';
import { diffNames } from './diff-names.ts';
import { diffParameters } from './diff-parameters.ts';
import { diffResponses } from './diff-responses.ts';
import { diffSecurity } from './diff-security.ts';
import { diffServers } from './diff-servers.ts';
import type { Issue } from './issue.ts';
import { matchCalls, matchOperations, pathParameters, type Match, type Matches } from './match.ts';

/** All differences between two documents, by place and operation. */
export function diffDocuments(base: ApiDocument, revision: ApiDocument): Issue[] {
  return diffInTime(base, revision, startWatch()).issues;
}

/**
 * The differences that are found before the time is over. `missing`: operations and webhooks that were
 * not compared, or not to the end; `names`: whether renamed schemas were looked for.
 */
export type Difference = { issues: Issue[]; missing: string[]; names: boolean };

export function diffInTime(base: ApiDocument, revision: ApiDocument, watch: Watch): Difference {
  const context = contextOf(base, revision, watch);
  const [before, after] = [operationsOf(base), operationsOf(revision)];
  const { both, gone, come } = matchOperations(before, after);
  const webhooks = matchCalls(webhooksOf(base), webhooksOf(revision));
  watch.begin('comparing operations', both.length + webhooks.both.length);
  watch.count('operations of the base', before.length);
  watch.count('operations of the revision', after.length);
  tellGone(context, gone, after);
  for (const each of come) {
    const at = { operation: each.operationId, place: '' };
    add(context, at, 'operation-added', 'is new', { revision: each.node });
  }
  tellCalls(context, webhooks, 'webhook');
  const late = [
    ...notDoneInTime(watch, both, (match) =>
      diffOperation(context, match, ['request', 'response']),
    ),
    ...notDoneInTime(watch, webhooks.both, (match) => diffCall(context, match)),
  ];
  watch.begin('looking for renamed schemas');
  const names = isDoneInTime(watch, () => diffNames(context, before));
  return { issues: context.issues, missing: late.map(({ base }) => base.operationId), names };
}

function tellGone(context: Context, gone: ApiOperation[], after: ApiOperation[]): void {
  const left = new Set(after.map(({ path }) => path));
  for (const each of gone) {
    const at = { operation: each.operationId, place: '' };
    const id = left.has(each.path) ? 'operation-removed' : 'path-removed';
    const what = left.has(each.path) ? 'the operation is gone' : `the path ${each.path} is gone`;
    add(context, at, id, what, { base: each.node });
  }
}

/** `sides`: the senders of the request and of the response. */
function diffOperation(context: Context, match: Match, sides: [Side, Side]): void {
  const { base, revision } = match;
  const at = { operation: base.operationId, place: '' };
  const nodes = { base: base.node, revision: revision.node };
  if (base.named && revision.named && base.operationId !== revision.operationId) {
    const what = `operationId ${base.operationId} → ${revision.operationId}`;
    add(context, at, 'operation-id-changed', what, nodes);
  }
  for (const [old, now] of pathParameters(base.path, revision.path)) {
    if (old === now) continue;
    const what = `path parameter ${old} → ${now}`;
    add(context, at, 'path-parameter-renamed', what, nodes);
  }
  if (base.deprecated !== revision.deprecated) {
    const what = revision.deprecated ? 'is deprecated' : 'is no longer deprecated';
    add(context, at, revision.deprecated ? 'deprecated' : 'no-longer-deprecated', what, nodes);
  }
  diffParameters(context, match, sides[0]);
  diffBodies(context, match, sides[0]);
  diffResponses(context, match, sides[1]);
  if (base.kind === 'operation') {
    diffSecurity(context, match);
    diffServers(context, match);
  }
  const callbacks = matchCalls(base.callbacks, revision.callbacks);
  tellCalls(context, callbacks, 'callback', base.operationId);
  for (const each of callbacks.both) diffCall(context, each, base.operationId);
}

/** Reports webhooks and callbacks that are gone or new. */
function tellCalls(
  context: Context,
  { gone, come }: Matches,
  kind: 'webhook' | 'callback',
  owner?: string,
): void {
  const named = (call: ApiOperation) => ({
    operation: owner ?? call.operationId,
    place: owner === undefined ? '' : `callback ${call.path}`,
  });
  for (const each of gone) {
    add(context, named(each), `${kind}-removed`, `${kind} ${each.path} is gone`, {
      base: each.node,
    });
  }
  for (const each of come) {
    const what = `${kind} ${each.path} is new`;
    add(context, named(each), `${kind}-added`, what, { revision: each.node });
  }
}

/** Compares a webhook or callback: the API sends the request and receives the response. */
function diffCall(context: Context, { base: old, revision: now }: Match, owner?: string): void {
  const label = owner === undefined ? old.operationId : `${owner} callback ${old.path}`;
  const renamed = { base: { ...old, operationId: label }, revision: { ...now, named: false } };
  diffOperation({ ...context, calls: true }, renamed, ['response', 'request']);
}
