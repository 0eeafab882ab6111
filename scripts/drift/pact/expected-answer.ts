import type { ApiContent, ApiHeader, ApiOperation, ApiResponse } from '../document/operations.ts';
import { contentFor, isEmpty, isJson, readBody, typeOf } from '../exchange/body.ts';
import { responseFor } from '../exchange/contract.ts';
import { typeIn, type Body, type Exchange } from '../exchange/exchange.ts';
import { readText } from '../exchange/parameters.ts';
import type { Difference } from '../exchange/report-issue.ts';
import type { Node } from '../document/node.ts';
import { checkExpectedBody } from './expected-body.ts';
import { isExact } from './matcher.ts';
import { asJson, expectedStatus, usualType } from './message.ts';
import { isLivable, openValues } from './open-values.ts';
import type { Interaction } from './read.ts';
import { rulesOf } from './rules.ts';
import { expectation, type Subject } from './subject.ts';
import { waysOf } from './ways.ts';

/** Headers that come with every answer, whatever a contract says. */
const OF_HTTP = new Set(
  [
    'content-type content-length content-encoding date server vary',
    'transfer-encoding connection keep-alive',
  ].flatMap((names) => names.split(' ')),
);
const BODILESS = new Set([204, 205, 304]);

type Expected = { status: number; answer: ApiResponse | undefined };
type Asked = Pick<Subject, 'contract' | 'judgePart' | 'operation'> & {
  interaction: Interaction;
  exchange: Exchange;
  expected: Expected;
};

/** The declared answer that a consumer expects, or one of the class that it expects. */
export function answerFor(operation: ApiOperation, { response }: Interaction): Expected {
  const { status, statuses } = expectedStatus(response);
  const exact = responseFor(operation, status);
  const other = operation.responses.find(
    (each) => /^\d/.test(each.status) && statuses(Number(each.status.replaceAll('X', '0'))),
  );
  return { status, answer: exact?.status === 'default' ? (other ?? exact) : (exact ?? other) };
}

/** Differences between the answer that a consumer expects and what the contract promises. */
export function checkExpected({
  contract,
  judgePart,
  operation,
  interaction,
  exchange,
  expected: { status, answer },
}: Asked): Difference[] {
  const subject: Subject = {
    contract,
    operation,
    what: `${operation.operationId} response ${status}`,
    node: answer?.node ?? { ...operation.node, pointer: `${operation.node.pointer}/responses` },
    rules: rulesOf(interaction.response['matchingRules']),
    judgePart,
  };
  if (!answer) {
    const known = operation.responses.map((each) => each.status).join(', ');
    return [
      expectation(subject, 'expected-status-undeclared', {
        wire: 'breaking',
        says: 'is expected, and the contract does not know this status',
        explanation: `The contract knows ${known || 'no status'}: servers never answer so.`,
      }),
    ];
  }
  return [...checkHeaders(subject, answer, exchange), ...checkBody(subject, answer, exchange)];
}

function checkHeaders(
  subject: Subject,
  { headers }: ApiResponse,
  { responseHeaders }: Exchange,
): Difference[] {
  return [...(responseHeaders ?? [])].flatMap(([name, text]) => {
    if (OF_HTTP.has(name)) return [];
    const header = headers.find((each) => each.name === name);
    if (header) return checkHeader(subject, header, text);
    const said = {
      wire: 'risky' as const,
      says: 'is expected, and the contract does not name it',
      explanation: 'A server that follows the contract need not send it.',
    };
    const part = { name: `the header ${name}`, at: `header ${name}`, node: subject.node };
    return [expectation(subject, 'expected-header-undeclared', said, part)];
  });
}

function checkHeader(subject: Subject, header: ApiHeader, text: string): Difference[] {
  const { contract } = subject;
  const part = {
    name: `the header ${header.name}`,
    at: `header ${header.name}`,
    node: header.node,
  };
  const found: Difference[] = [];
  if (!header.required) {
    const said = {
      wire: 'risky' as const,
      says: 'is optional in the contract, and the consumer expects it',
      explanation: 'A server that follows the contract may leave it out.',
    };
    found.push(expectation(subject, 'expected-header-optional', said, part));
  }
  const schema = header.schema ?? header.content?.schema;
  if (!schema) return found;
  const rule = subject.rules('header', [header.name]);
  const isLoose = rule !== undefined && !isExact(rule);
  const ways = waysOf(contract.document, [schema]);
  const judge = contract.judge(schema, 'response');
  const issues = readText(contract.document, header, text).values.map((value) => judge(value)[0]);
  const [issue] = issues;
  if (issue && !issues.includes(undefined)) {
    const isSoft = isLoose && isLivable(contract, ways, rule, text);
    const said = {
      wire: isSoft ? ('risky' as const) : ('breaking' as const),
      says: `${issue.message}, unlike what the consumer expects`,
      explanation: 'A server that follows the contract never sends what the consumer expects.',
      value: { is: text, reason: issue.message },
    };
    return [...found, expectation(subject, 'expected-header-refused', said, part)];
  }
  const open = isLoose && rule.matchers.some(({ match }) => match !== 'type');
  const values = open ? openValues(contract, ways, rule, text) : [];
  return [...found, ...values.map(([id, said]) => expectation(subject, id, said, part))];
}

function checkBody(
  subject: Subject,
  { content }: ApiResponse,
  { method, responseBody, responseHeaders, status }: Exchange,
): Difference[] {
  const came = typeIn(responseHeaders);
  if (isEmpty(responseBody) || method === 'HEAD')
    return came ? checkType(subject, content, came) : [];
  if (content.length === 0 || BODILESS.has(status)) {
    return [
      expectation(subject, 'expected-body-undeclared', {
        wire: 'breaking',
        says: 'is expected with a body, and the contract has none',
        explanation: 'A server that follows the contract sends no body with this status.',
      }),
    ];
  }
  const type = came ?? usualType(responseBody, content) ?? typeOf(came, content);
  const wrong = checkType(subject, content, type);
  const declared = contentFor(content, typeOf(type, content));
  if (wrong.length > 0 || !declared?.schema) return wrong;
  return checkContent(subject, { ...declared, schema: declared.schema }, responseBody, type);
}

function checkContent(
  subject: Subject,
  content: ApiContent & { schema: Node },
  body: Body,
  type: string,
): Difference[] {
  const came = type.toLowerCase();
  const said = readBody(subject.contract, isJson(came) ? asJson(body) : body, content, came);
  return said.kind === 'value' ? checkExpectedBody(subject, content.schema, said.value) : [];
}

function checkType(subject: Subject, content: ApiResponse['content'], type: string): Difference[] {
  if (content.length === 0 || contentFor(content, typeOf(type, content))) return [];
  const has = content.map(({ mediaType }) => mediaType).join(', ');
  return [
    expectation(subject, 'expected-media-type', {
      wire: 'breaking',
      says: `is expected as ${type.split(';', 1)[0]}, and the contract has ${has}`,
      explanation: 'A consumer chooses how to read an answer by its media type.',
    }),
  ];
}
