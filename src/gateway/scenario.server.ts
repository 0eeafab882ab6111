import { readDecoded, serializeCookie } from '#lib/cookie.ts';

import { apiOrigin } from './api-origin.server.ts';
import { openSession } from './session-cookie.server.ts';

const COOKIE = 'mock-scenario';

/**
 * The cookies that `?scenario=` of a page sets. A scenario is a state of the mock backend (slow,
 * stale prices, signed in as a collector …); live mode has none.
 */
export async function scenarioCookies(request: Request): Promise<string[]> {
  if (!__MOCK__ || apiOrigin()) return [];
  const asked = new URL(request.url).searchParams.getAll('scenario');
  if (asked.length === 0) return [];
  const { startScenarios } = await import('#mocks/backend/scenario-session.ts');
  const names = asked.flatMap((text) => text.split(',')).filter(isName);
  const headers = new Headers();
  headers.append('set-cookie', serializeCookie(COOKIE, names.join(',')));
  if (names.length === 0) return headers.getSetCookie();
  const { token, setCookie } = startScenarios(request, names);
  headers.append('set-cookie', setCookie);
  if (token) openSession(headers, token);
  return headers.getSetCookie();
}

/** All scenarios, and whether each is on for this visitor; `undefined` in live mode. */
export async function scenarioList(request: Request) {
  if (!__MOCK__ || apiOrigin()) return undefined;
  const { SCENARIOS } = await import('#mocks/backend/scenarios.ts');
  const asked = new URL(request.url).searchParams.getAll('scenario');
  const kept = readDecoded(request.headers.get('cookie'), COOKIE)?.split(',') ?? [];
  const on = new Set((asked.length > 0 ? asked : kept).filter(isName));
  return SCENARIOS.map(({ name, title, says }) => ({ name, title, says, on: on.has(name) }));
}

/** The e-mails that the mock backend would have sent to this visitor; none in live mode. */
export async function outbox(request: Request) {
  if (!__MOCK__ || apiOrigin()) return [];
  const { visitorOf } = await import('#mocks/backend/visitors.ts');
  const { writeAlerts } = await import('#mocks/alerts/write-alerts.ts');
  const { advanceSales } = await import('#mocks/sell/progress.ts');
  const visitor = visitorOf(request);
  const call = { visitor, now: visitor.clock.now() };
  writeAlerts(call);
  advanceSales(call);
  return visitor.tables.outbox;
}

function isName(text: string): boolean {
  return text !== 'none' && /^[\w:-]+$/.test(text);
}
