import type { RecordedBody, RecordedCall } from '#gateway/recorded-calls.server.ts';
import {
  isPersonal,
  redactPersonalText,
  redactPersonalValue,
} from '#gateway/personal-data.server.ts';

const HIDDEN = '[redacted]';
/** Longer bodies are left out: to hide what is in one of this length takes ten milliseconds. */
const LONGEST_BODY = 100_000;
/** Headers that the contract does not have; its own are marked there. */
const SECRET_HEADER =
  /token|secret|api[-_]?key|auth|session|forwarded|(?:client|connecting|real)-ip|^traceparent$/i;

type Pair = { name: string; value: string };

/**
 * A call as an entry of a HAR 1.2, in JSON. Marks replace tokens, cookies, passwords, card numbers and
 * data of persons; names stay, so that it is seen that they were there.
 */
export function harEntry(call: RecordedCall): string {
  const { method, status, startedAt, milliseconds, requestHeaders, responseHeaders } = call;
  const url = redactPersonalText(call.url);
  const sent = scrubbedBody(call.requestBody, requestHeaders);
  const mimeType = responseHeaders.get('content-type') ?? '';
  return JSON.stringify({
    startedDateTime: startedAt.toISOString(),
    time: milliseconds,
    request: {
      method,
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: scrubbedHeaders(requestHeaders),
      queryString: pairsIn(url),
      ...(sent && {
        postData: { mimeType: requestHeaders.get('content-type') ?? '', params: [], text: sent },
      }),
      headersSize: -1,
      // -1: there was a body that is not recorded.
      bodySize: call.requestBody === '' ? 0 : (sent?.length ?? -1),
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: scrubbedHeaders(responseHeaders),
      content: contentOf(scrubbedBody(call.responseBody, responseHeaders), mimeType),
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: milliseconds, receive: 0 },
  });
}

function contentOf(text: string | undefined, mimeType: string) {
  return text === undefined ? { size: -1, mimeType } : { size: text.length, mimeType, text };
}

function pairsIn(url: string): Pair[] {
  return (url.split('?')[1] ?? '')
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return { name, value };
    });
}

function scrubbedHeaders(headers: Headers): Pair[] {
  return [...headers].map(([name, value]) => ({ name, value: scrubbedHeader(name, value) }));
}

function scrubbedHeader(name: string, value: string): string {
  // The scheme stays: it is what the contract asks for.
  if (name === 'authorization') return value.replace(/^(\S+\s)?.*$/s, `$1${HIDDEN}`);
  if (name === 'cookie') return value.replaceAll(/=[^;]*/g, `=${HIDDEN}`);
  if (name === 'set-cookie') return value.replace(/^([^=;]*)=[^;]*/, `$1=${HIDDEN}`);
  return SECRET_HEADER.test(name) || isPersonal(name) ? HIDDEN : redactPersonalText(value);
}

/** `undefined` if it is not recorded. Only of JSON and forms is it known what each value is. */
function scrubbedBody(body: RecordedBody, headers: Headers): string | undefined {
  if (!body || body.length > LONGEST_BODY) return undefined;
  const type = headers.get('content-type') ?? '';
  if (type.startsWith('application/x-www-form-urlencoded')) return redactPersonalText(body);
  if (!/[/+]json\b/i.test(type)) return undefined;
  try {
    return JSON.stringify(redactPersonalValue(JSON.parse(body)));
  } catch (error) {
    // It stays broken, so that it is found. What is nested too deeply is not recorded.
    return error instanceof SyntaxError ? HIDDEN : undefined;
  }
}
