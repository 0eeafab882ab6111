import { isJson } from '#lib/transport.ts';

import { ANSWER_LIMITS, isTooSlow, limitAnswer } from './answer-limit.server.ts';
import { answerPaymentPage, paymentPages } from './payment-pages.server.ts';
import { refuse } from './refuse.server.ts';

const LIMIT = ANSWER_LIMITS.appleSession;

/**
 * Asks the payment provider to validate this store for Apple Pay, before each payment. The provider
 * opens the address that the browser names, so that has to be Apple's.
 */
export async function appleSession(request: Request): Promise<Response> {
  const pages = paymentPages();
  if (!pages) return refuse(404, 'This store takes no Apple Pay.');
  const validationURL = validationUrlIn(await request.json().catch(() => undefined));
  if (!validationURL) return refuse(400, 'This is no request of Apple Pay.');
  const timeout = AbortSignal.timeout(LIMIT.ms);
  const asked = new Request(new URL(`${pages}/apple`, request.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ validationURL }),
    redirect: 'manual',
    signal: AbortSignal.any([request.signal, timeout]),
  });
  try {
    const reply = await (pages.startsWith('/') ? answerPaymentPage(asked) : fetch(asked));
    const session = await sessionIn(reply);
    if (session) return Response.json(session);
    console.error(`The payment provider gave no merchant session, status ${reply.status}.`);
  } catch (error) {
    request.signal.throwIfAborted();
    console.error('The payment provider gave no merchant session:', error);
    if (timeout.aborted || isTooSlow(error)) {
      return refuse(504, 'The payment provider took too long.');
    }
  }
  return refuse(502, 'The payment provider did not answer.');
}

/** Its fields are between the provider and Apple. */
async function sessionIn(reply: Response): Promise<object | undefined> {
  if (!reply.ok || !isJson(reply)) {
    await reply.body?.cancel();
    return undefined;
  }
  const session: unknown = await (await limitAnswer(reply, LIMIT)).json();
  const isSession = typeof session === 'object' && session !== null && !Array.isArray(session);
  return isSession ? session : undefined;
}

function validationUrlIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('validationURL' in body)) return undefined;
  const url = URL.parse(String(body.validationURL));
  return url?.protocol === 'https:' && url.host.endsWith('.apple.com') ? url.href : undefined;
}
