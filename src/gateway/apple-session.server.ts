import { isJson } from '#lib/transport.ts';

import { answerPaymentPage, paymentPages } from './payment-pages.server.ts';
import { refuse } from './refuse.server.ts';

/** How long the provider has for a merchant session, in milliseconds. */
const ANSWER_MS = 8_000;

/**
 * Asks the payment provider to validate this store for Apple Pay, before each payment. The provider
 * opens the address that the browser names, so that has to be Apple's.
 */
export async function appleSession(request: Request): Promise<Response> {
  const pages = paymentPages();
  if (!pages) return refuse(404, 'This store takes no Apple Pay.');
  const validationURL = validationUrlIn(await request.json().catch(() => undefined));
  if (!validationURL) return refuse(400, 'This is no request of Apple Pay.');
  const asked = new Request(new URL(`${pages}/apple`, request.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ validationURL }),
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  try {
    const reply = await (pages.startsWith('/') ? answerPaymentPage(asked) : fetch(asked));
    const session: unknown = reply.ok && isJson(reply) ? await reply.json() : undefined;
    if (isSession(session)) return Response.json(session);
    console.error(`The payment provider gave no merchant session, status ${reply.status}.`);
  } catch (error) {
    console.error('The payment provider gave no merchant session:', error);
    if (asked.signal.aborted) return refuse(504, 'The payment provider took too long.');
  }
  return refuse(502, 'The payment provider did not answer.');
}

function validationUrlIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('validationURL' in body)) return undefined;
  const url = URL.parse(String(body.validationURL));
  return url?.protocol === 'https:' && url.host.endsWith('.apple.com') ? url.href : undefined;
}

/** What is in it is between the provider and Apple. */
function isSession(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer);
}
