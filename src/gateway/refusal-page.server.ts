/** Title and text of a refusal, by status; `0` is every other one. */
const TEXTS: Record<number, [title: string, text: string]> = {
  0: ['This file did not load', 'Something went wrong on our side. Trying again often helps.'],
  401: ['Please sign in', 'Sign in to see this file, then open its address again.'],
  404: ['File not found', 'This file is not here. It may have moved, or its address is mistyped.'],
};

/**
 * A refused call or picture, as a page where a person has opened its address in a browser. Scripts and
 * pictures in a page get the problem (RFC 9457) as it is.
 */
export async function explainRefusal(request: Request, response: Response): Promise<Response> {
  const { status, headers, body } = response;
  const isProblem = headers.get('content-type')?.startsWith('application/problem+json') ?? false;
  if (response.ok || !isProblem || !isOpenedByPerson(request)) return response;
  await body?.cancel();
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(pageFor(status), { status, headers });
}

function isOpenedByPerson({ method, headers }: Request): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const target = headers.get('sec-fetch-dest');
  if (target !== null) return target === 'document';
  return headers.get('accept')?.includes('text/html') ?? false;
}

function pageFor(status: number): string {
  const [title, text] = TEXTS[status] ?? (TEXTS[0] as [string, string]);
  const link =
    status === 401 ? '<a href="/signin">Sign in</a>' : '<a href="/">Go to the home page</a>';
  return `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p>${link}</p>
</main>
</html>
`;
}
