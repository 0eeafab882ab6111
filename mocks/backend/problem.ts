type FieldProblem = { field: string; in: 'query' | 'path' | 'body' | 'header'; message: string };

const TITLES: Record<number, string> = {
  400: 'The request is not valid',
  401: 'Sign in first',
  402: 'The payment was declined',
  403: 'Not yours to see',
  404: 'Not found',
  409: 'Something changed meanwhile',
  413: 'Too large',
  429: 'Too many tries',
  500: 'Something broke',
  503: 'Not available now',
};

type Extras = {
  errors?: FieldProblem[];
  headers?: Record<string, string>;
  /** Fields of this kind of problem beyond the common ones. */
  more?: Record<string, unknown>;
};

/** An error answer as the contract defines it (RFC 9457). A resolver may throw or return it. */
export function problem(
  status: number,
  detail: string,
  { errors, headers, more }: Extras = {},
): Response {
  const title = TITLES[status] ?? 'Refused';
  return new Response(
    JSON.stringify({
      type: 'about:blank',
      title,
      status,
      detail,
      ...(errors && { errors }),
      ...more,
    }),
    { status, headers: { 'content-type': 'application/problem+json', ...headers } },
  );
}
