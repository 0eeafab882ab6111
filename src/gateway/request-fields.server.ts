import type { Operation } from './operation-of.server.ts';

/**
 * Drops query parameters that the contract does not document, and repetitions of one that is no list:
 * the API host might read a value that the gateway has not checked.
 */
export function dropUndocumentedParams(request: Request, { parameters }: Operation): Request {
  if (!request.url.includes('?')) return request;
  const url = new URL(request.url);
  const documented = new URLSearchParams();
  for (const [name, value] of url.searchParams) {
    const parameter = parameters.find((each) => each.in === 'query' && each.name === name);
    if (parameter && (parameter.array || !documented.has(name))) documented.append(name, value);
  }
  if (documented.size === url.searchParams.size) return request;
  url.search = documented.toString();
  return new Request(url, request);
}

/**
 * Reads a text field of a JSON body. `undefined` if the body lacks it; '' if the API host might read
 * another value: no JSON object, another type, or names that differ only in case.
 */
export async function readBodyText(request: Request, name: string): Promise<string | undefined> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return '';
  const lowerName = name.toLowerCase();
  const [field, ...others] = Object.entries(body).filter(
    ([key]) => key.toLowerCase() === lowerName,
  );
  if (!field) return undefined;
  const [key, value]: [string, unknown] = field;
  return key === name && typeof value === 'string' && others.length === 0 ? value : '';
}
