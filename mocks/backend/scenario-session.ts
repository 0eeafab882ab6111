import { readCookie, VISITOR_COOKIE, visitorCookie } from './cookies.ts';
import { CUSTOMER_OF_SCENARIO } from './scenarios.ts';
import { newVisitorId } from './visitors.ts';

/**
 * Starts scenarios for a visitor: the cookie that names them, so that all calls of a page find the
 * same state, and a token for the customer that one of the scenarios signs in.
 */
export function startScenarios(request: Request, names: readonly string[]) {
  const visitorId = readCookie(request, VISITOR_COOKIE) ?? newVisitorId();
  const customerId = names.map((name) => CUSTOMER_OF_SCENARIO.get(name)).find(Boolean);
  return {
    setCookie: visitorCookie(visitorId),
    token: customerId && `mock.${visitorId}.${customerId}`,
  };
}
