// Browsers keep cookies from scripts: a `Request` made by one has no `Cookie`, a `Response` no
// `Set-Cookie`. Loaders, actions and the gateway run on a server, where both have them; in a test page
// they run with these.

const { Request: OwnRequest, Response: OwnResponse } = globalThis;

globalThis.Request = class extends OwnRequest {
  override readonly headers: Headers;

  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, init);
    const given = init?.headers ?? (input instanceof OwnRequest ? input.headers : undefined);
    this.headers = withAll(super.headers, given);
  }

  override clone(): Request {
    return new Request(super.clone(), { headers: this.headers });
  }
};

globalThis.Response = class extends OwnResponse {
  override readonly headers: Headers;

  constructor(body?: BodyInit | null, init?: ResponseInit) {
    super(body, init);
    this.headers = withAll(super.headers, init?.headers);
  }

  static override json(body: unknown, init: ResponseInit = {}): Response {
    const headers = withAll(new Headers({ 'content-type': 'application/json' }), init.headers);
    return new Response(JSON.stringify(body), { ...init, headers });
  }
};

/** The headers that a browser lets through, and those that it has left out of `given`. */
function withAll(allowed: Headers, given: HeadersInit | undefined): Headers {
  const all = new Headers(given);
  for (const [name, value] of allowed) if (!all.has(name)) all.set(name, value);
  return all;
}
