import { type ApiContent, type ApiOperation, type ApiResponse } from '../document/operations.ts';
import { contentFor, isEmpty, isJson, readBody, typeOf } from './body.ts';
import { responseFor, type Contract } from './contract.ts';
import { typeIn, type Body, type Exchange } from './exchange.ts';
import type { Issue } from './judge.ts';
import { readText } from './parameters.ts';
import { pathWords, refusals, type Difference } from './report-issue.ts';
import { walk } from './shape.ts';

const BODILESS = new Set([204, 205, 304]);

/** Differences between an answer and the contract. */
export function checkResponse(
  contract: Contract,
  operation: ApiOperation,
  exchange: Exchange,
): Difference[] {
  const { status } = exchange;
  const response = responseFor(operation, status);
  if (!response) {
    // 304 means that a cached answer is valid; the contract describes the answer itself.
    if (status === 304) return [];
    return [undocumentedStatus(operation, status)];
  }
  const about = aboutResponse(operation, status, response);
  return [
    ...checkHeaders(contract, about, response, exchange),
    ...checkBody(contract, about, response, exchange),
  ];
}

type About = { operation: ApiOperation; part: string; what: string; response: ApiResponse };

function aboutResponse(operation: ApiOperation, status: number, response: ApiResponse): About {
  const part = `response ${status}`;
  return { operation, part, what: `${operation.operationId} ${part}`, response };
}

function undocumentedStatus(operation: ApiOperation, status: number): Difference {
  const known = operation.responses.map((each) => each.status).join(', ');
  return {
    id: 'response-status-undocumented',
    wire: 'breaking',
    direction: 'response',
    title: `${operation.operationId} answers ${status}, which the contract does not know`,
    explanation: `The contract knows ${known || 'no status'}: a client has nothing ready for this one.`,
    operation,
    at: `${operation.operationId} response ${status}`,
    node: { ...operation.node, pointer: `${operation.node.pointer}/responses` },
  };
}

function difference(
  { operation, response, what }: About,
  more: Pick<Difference, 'id' | 'wire' | 'title' | 'explanation'> & Partial<Difference>,
): Difference {
  return { direction: 'response', operation, at: what, node: response.node, ...more };
}

function checkHeaders(
  contract: Contract,
  about: About,
  { headers }: ApiResponse,
  { responseHeaders }: Exchange,
): Difference[] {
  if (!responseHeaders) return [];
  return headers.flatMap((header): Difference[] => {
    const text = responseHeaders.get(header.name);
    const at = `${about.what} header ${header.name}`;
    if (text === undefined) {
      if (!header.required) return [];
      const title = `${about.what}: the header ${header.name} is missing`;
      const explanation = 'The contract says that every such answer has it.';
      return [
        difference(about, {
          id: 'response-header-missing',
          wire: 'breaking',
          title,
          explanation,
          at,
          node: header.node,
        }),
      ];
    }
    const schema = header.schema ?? header.content?.schema;
    if (!schema) return [];
    const judge = contract.judge(schema, 'response');
    const readings = readText(contract.document, header, text).values.map((value) => ({
      value,
      issues: judge(value),
    }));
    if (readings.some(({ issues }) => issues.length === 0)) return [];
    const message = readings[0]?.issues[0]?.message ?? 'is not as the contract says';
    return [
      difference(about, {
        id: 'response-header-refused',
        wire: 'breaking',
        title: `${about.what}: the header ${header.name} ${message}`,
        explanation: 'A client that reads it as the contract says goes wrong.',
        at,
        node: header.node,
        value: { is: text, reason: message },
      }),
    ];
  });
}

function checkBody(
  contract: Contract,
  about: About,
  { content }: ApiResponse,
  { method, status, responseBody, responseHeaders }: Exchange,
): Difference[] {
  if (method === 'HEAD') return [];
  if (isEmpty(responseBody)) return missingBody(about);
  if (content.length === 0 || BODILESS.has(status)) {
    return responseBody.kind === 'unrecorded' ? [] : [unexpectedBody(about, status)];
  }
  const came = typeIn(responseHeaders);
  const type = typeOf(came, content);
  const declared = contentFor(content, type);
  if (!declared) return [wrongType(about, type)];
  const isUnsaid = came === undefined && responseHeaders !== undefined && responseHeaders.size > 0;
  return [
    ...(isUnsaid ? [missingType(about)] : []),
    ...checkContent(contract, about, declared, responseBody, came?.toLowerCase() ?? type),
  ];
}

function checkContent(
  contract: Contract,
  about: About,
  declared: ApiContent,
  body: Body,
  type: string,
): Difference[] {
  const said = readBody(contract, body, declared, type);
  if (said.kind === 'broken') {
    return [
      difference(about, {
        id: 'response-body-unreadable',
        wire: 'breaking',
        title: `${about.what}: the body ${said.why}`,
        explanation: 'No client can read it.',
      }),
    ];
  }
  if (said.kind === 'unread' || !declared.schema) return [];
  const { schema } = declared;
  const { operation, part } = about;
  const owner = { operation, side: 'response' as const, part, schema };
  const issues = contract.judge(schema, 'response')(said.value);
  const refused = refusals(contract, owner, issues);
  return [...refused, ...unknownFields(contract, about, schema, said.value, issues)];
}

function unexpectedBody(about: About, status: number): Difference {
  const isForbidden = BODILESS.has(status);
  return difference(about, {
    id: 'response-body-unexpected',
    wire: isForbidden ? 'breaking' : 'risky',
    title: `${about.what} has a body, and the contract says that it has none`,
    explanation: isForbidden
      ? `HTTP allows no body with ${status}: some clients fail on it, others never see it.`
      : 'Clients do not read it: what it says is lost.',
  });
}

function missingBody(about: About): Difference[] {
  const { content } = about.response;
  if (!content.some(({ mediaType, schema }) => isJson(mediaType) && schema)) return [];
  const title = `${about.what} has no body`;
  const explanation = 'A client that parses the answer fails.';
  return [difference(about, { id: 'response-body-missing', wire: 'breaking', title, explanation })];
}

function wrongType(about: About, type: string): Difference {
  const declared = about.response.content.map(({ mediaType }) => mediaType).join(', ');
  return difference(about, {
    id: 'response-media-type',
    wire: 'breaking',
    title: `${about.what} comes as ${type}, not as ${declared}`,
    explanation: 'A client chooses how to read an answer by its media type.',
  });
}

function missingType(about: About): Difference {
  return difference(about, {
    id: 'response-media-type-missing',
    wire: 'risky',
    title: `${about.what} has no Content-Type`,
    explanation: 'Clients have to guess how to read it.',
  });
}

function unknownFields(
  contract: Contract,
  about: About,
  schema: NonNullable<ApiResponse['content'][number]['schema']>,
  value: unknown,
  issues: Issue[],
): Difference[] {
  const { undeclared, marked } = walk(contract.shapes.shapeOf(schema), value, 'writeOnly');
  const refused = new Set(issues.map(({ path }) => pathWords(path)));
  const fresh = undeclared.filter(({ path }) => !refused.has(pathWords(path)));
  const extra = fresh.map(({ path, near }) =>
    difference(about, {
      id: near ? 'response-field-renamed' : 'response-field-undeclared',
      wire: near ? 'risky' : 'safe',
      title: near
        ? `${about.what}: ${pathWords(path)} came instead of ${near}`
        : `${about.what}: ${pathWords(path)} is not in the contract`,
      explanation: near
        ? 'Names differ by their letters’ case or by signs, which is another name to a client.'
        : 'The contract allows more fields than it names. Clients do not know this one.',
      at: `${about.what} ${pathWords(path)}`,
      node: schema,
    }),
  );
  const secret = marked.map(({ path }) =>
    difference(about, {
      id: 'response-write-only',
      wire: 'risky',
      title: `${about.what}: ${pathWords(path)} is sent, although it is writeOnly`,
      explanation: 'The contract says that it is never in an answer, often because it is a secret.',
      at: `${about.what} ${pathWords(path)}`,
      node: schema,
    }),
  );
  return [...new Map([...extra, ...secret].map((each) => [each.title, each])).values()];
}
