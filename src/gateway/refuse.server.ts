/** An answer of the gateway itself, as a problem (RFC 9457) that the store's pages can read. */
export function refuse(status: number, detail: string): Response {
  return Response.json(
    { type: 'about:blank', title: 'Refused by the gateway', status, detail },
    {
      status,
      headers: { 'content-type': 'application/problem+json', 'cache-control': 'private, no-store' },
    },
  );
}
