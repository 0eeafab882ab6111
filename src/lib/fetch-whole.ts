/** Statuses that may have no body; some browsers give an empty one. */
const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * Fetches an answer with all of its body, for the router. It reads the first line of the body, acts
 * on it, and lets the rest come: where that is a redirect to a new document, leaving the page breaks
 * off the rest, which Firefox reports as an uncaught error. Throws a TypeError where the body breaks
 * off, as `fetch` does where no answer comes. No loader defers data, so that nothing waits for it.
 */
export async function fetchWhole(request: Request): Promise<Response> {
  const answer = await fetch(request);
  if (!answer.body || WITHOUT_BODY.has(answer.status)) return answer;
  return new Response(await answer.arrayBuffer(), answer);
}
