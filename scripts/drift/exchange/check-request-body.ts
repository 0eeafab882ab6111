import { mediaTypeOf, type ApiOperation } from '../document/operations.ts';
import type { Node } from '../document/node.ts';
import { contentFor, isEmpty, partsIn, readBody, wrongParts } from './body.ts';
import type { Contract } from './contract.ts';
import { typeIn, type Exchange } from './exchange.ts';
import type { Issue } from './judge.ts';
import {
  pathWords,
  refusals,
  requestDifference as difference,
  type Difference,
} from './report-issue.ts';
import { walk } from './shape.ts';

/** What a request's body has that the contract does not say, or lacks. */
export function checkBody(
  contract: Contract,
  operation: ApiOperation,
  exchange: Exchange,
): Difference[] {
  const { requestBody, requestHeaders } = exchange;
  const declared = operation.requestBody;
  const what = `${operation.operationId} request`;
  if (requestBody.kind === 'unrecorded') return [];
  if (isEmpty(requestBody)) {
    if (!declared?.required) return [];
    return [
      difference(operation, {
        id: 'request-body-missing',
        wire: 'breaking',
        title: `${operation.operationId} is called without a body`,
        explanation: 'The contract requires one.',
        node: declared.node,
      }),
    ];
  }
  if (!declared || declared.content.length === 0) {
    return [
      difference(operation, {
        id: 'request-body-unexpected',
        wire: 'risky',
        title: `${operation.operationId} is called with a body, and the contract knows none`,
        explanation: 'A server that follows the contract never reads it.',
      }),
    ];
  }
  const came = typeIn(requestHeaders);
  const type = came === undefined ? (declared.content[0]?.mediaType ?? '') : mediaTypeOf(came);
  const content = contentFor(declared.content, type);
  if (!content) {
    const wants = declared.content.map(({ mediaType }) => mediaType).join(', ');
    return [
      difference(operation, {
        id: 'request-media-type',
        wire: 'breaking',
        title: `${what} comes as ${type.split(';', 1)[0]}, not as ${wants}`,
        explanation: 'The contract does not know this media type.',
        node: declared.node,
      }),
    ];
  }
  const said = readBody(contract, requestBody, content, came ?? type);
  if (said.kind === 'broken') {
    const title = `${what}: the body ${said.why}`;
    const explanation = 'A server that follows the contract cannot read it.';
    return [
      difference(operation, {
        id: 'request-body-unreadable',
        wire: 'breaking',
        title,
        explanation,
        node: declared.node,
      }),
    ];
  }
  if (said.kind === 'unread' || !content.schema) return [];
  const { schema } = content;
  const owner = { operation, side: 'request' as const, part: 'request', schema };
  const parts = type.startsWith('multipart/') ? (partsIn(requestBody, came ?? type) ?? []) : [];
  const issues = contract.judge(schema, 'request')(said.value);
  return [
    ...refusals(contract, owner, issues),
    ...wrongParts(parts, content).map(({ part, wants }) =>
      difference(operation, {
        id: 'request-part-media-type',
        wire: 'breaking',
        title: `${what}: the part ${part.name} comes as ${part.mediaType}, not as ${wants}`,
        explanation: 'The contract names the media type of this part.',
        at: `${what} ${pathWords([part.name])}`,
        node: content.node,
      }),
    ),
    ...unknownFields(contract, operation, schema, said.value, issues),
  ];
}

function unknownFields(
  contract: Contract,
  operation: ApiOperation,
  schema: Node,
  value: unknown,
  issues: Issue[],
): Difference[] {
  const what = `${operation.operationId} request`;
  const { undeclared, marked } = walk(contract.shapes.shapeOf(schema), value, 'readOnly');
  const refused = new Set(issues.map(({ path }) => pathWords(path)));
  const fresh = undeclared.filter(({ path }) => !refused.has(pathWords(path)));
  const found = [
    ...fresh.map(({ path, near }) =>
      difference(operation, {
        id: near ? 'request-field-renamed' : 'request-field-undeclared',
        wire: 'risky',
        title: near
          ? `${what}: ${pathWords(path)} is sent instead of ${near}`
          : `${what}: ${pathWords(path)} is not in the contract`,
        explanation: 'A server that follows the contract does not read it: what it says is lost.',
        at: `${what} ${pathWords(path)}`,
        node: schema,
      }),
    ),
    ...marked.map(({ path }) =>
      difference(operation, {
        id: 'request-read-only',
        wire: 'risky',
        title: `${what}: ${pathWords(path)} is sent, although it is readOnly`,
        explanation: 'The contract says that only the server sets it: what it says is lost.',
        at: `${what} ${pathWords(path)}`,
        node: schema,
      }),
    ),
  ];
  return [...new Map(found.map((each) => [each.title, each])).values()];
}
