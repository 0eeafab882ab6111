import { type ApiBody, type ApiContent, type ApiOperation } from '../document/operations.ts';
import type { Node } from '../document/node.ts';
import { contentFor, isEmpty, partsIn, readBody, typeOf, wrongParts } from './body.ts';
import type { Contract } from './contract.ts';
import { typeIn, type Exchange, type Part } from './exchange.ts';
import type { Issue } from './judge.ts';
import {
  pathWords,
  refusals,
  requestDifference as difference,
  type Difference,
} from './report-issue.ts';
import { walk } from './shape.ts';

/** Differences between a request's body and the contract. */
export function checkBody(
  contract: Contract,
  operation: ApiOperation,
  exchange: Exchange,
): Difference[] {
  const { requestBody } = exchange;
  const declared = operation.requestBody;
  if (requestBody.kind === 'unrecorded') return [];
  if (isEmpty(requestBody)) return missing(operation);
  if (!declared || declared.content.length === 0) return [unexpected(operation)];
  const came = typeIn(exchange.requestHeaders);
  const type = typeOf(came, declared.content);
  const content = contentFor(declared.content, type);
  if (!content) return [wrongType(operation, declared, type)];
  const said = readBody(contract, requestBody, content, came ?? type);
  if (said.kind === 'broken') return [unreadable(operation, declared, said.why)];
  if (said.kind === 'unread' || !content.schema) return [];
  const parts = type.startsWith('multipart/') ? partsIn(requestBody, came ?? type) : [];
  return checkValue(contract, operation, { ...content, schema: content.schema }, said.value, parts);
}

function missing(operation: ApiOperation): Difference[] {
  const { operationId, requestBody } = operation;
  if (!requestBody?.required) return [];
  return [
    difference(operation, {
      id: 'request-body-missing',
      wire: 'breaking',
      title: `${operationId} is called without a body`,
      explanation: 'The contract requires one.',
      node: requestBody.node,
    }),
  ];
}

function unexpected(operation: ApiOperation): Difference {
  return difference(operation, {
    id: 'request-body-unexpected',
    wire: 'risky',
    title: `${operation.operationId} is called with a body, and the contract knows none`,
    explanation: 'A server that follows the contract never reads it.',
  });
}

function wrongType(operation: ApiOperation, { content, node }: ApiBody, type: string): Difference {
  const wants = content.map(({ mediaType }) => mediaType).join(', ');
  return difference(operation, {
    id: 'request-media-type',
    wire: 'breaking',
    title: `${nameOf(operation)} comes as ${type.split(';', 1)[0]}, not as ${wants}`,
    explanation: 'The contract does not know this media type.',
    node,
  });
}

function unreadable(operation: ApiOperation, { node }: ApiBody, why: string): Difference {
  return difference(operation, {
    id: 'request-body-unreadable',
    wire: 'breaking',
    title: `${nameOf(operation)}: the body ${why}`,
    explanation: 'A server that follows the contract cannot read it.',
    node,
  });
}

function checkValue(
  contract: Contract,
  operation: ApiOperation,
  content: ApiContent & { schema: Node },
  value: unknown,
  parts: Part[] = [],
): Difference[] {
  const { schema } = content;
  const what = nameOf(operation);
  const owner = { operation, side: 'request' as const, part: 'request', schema };
  const issues = contract.judge(schema, 'request')(value);
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
    ...unknownFields(contract, operation, schema, value, issues),
  ];
}

function nameOf({ operationId }: ApiOperation): string {
  return `${operationId} request`;
}

function unknownFields(
  contract: Contract,
  operation: ApiOperation,
  schema: Node,
  value: unknown,
  issues: Issue[],
): Difference[] {
  const what = nameOf(operation);
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
