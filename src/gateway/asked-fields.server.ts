import type { Operation } from './operation-of.server.ts';

/**
 * The request with only those parameters that the contract has for the operation, and each but lists
 * once: the API host may read others, or another one of two, than this store has looked at.
 */
export function withDocumentedQuery(request: Request, { parameters }: Operation): Request {
  if (!request.url.includes('?')) return request;
  const url = new URL(request.url);
  const asked = new URLSearchParams();
  for (const [name, value] of url.searchParams) {
    const known = parameters.find((each) => each.in === 'query' && each.name === name);
    if (known && (known.array || !asked.has(name))) asked.append(name, value);
  }
  if (asked.size === url.searchParams.size) return request;
  url.search = asked.toString();
  return new Request(url, request);
}

/**
 * A text of a JSON body. `undefined` if the body has no such field, and '' if it cannot be told which
 * text the API host will read: of a body of another kind, or of names that differ by case alone.
 */
export async function bodyText(request: Request, name: string): Promise<string | undefined> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return '';
  const wanted = name.toLowerCase();
  const [field, ...others] = Object.entries(body).filter(([key]) => key.toLowerCase() === wanted);
  if (!field) return undefined;
  const [key, value]: [string, unknown] = field;
  return key === name && typeof value === 'string' && others.length === 0 ? value : '';
}
