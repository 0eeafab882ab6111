import type { ApiDocument } from '../document/document.ts';
import { child, fieldsOf, textOf } from '../document/node.ts';
import type { ApiOperation } from '../document/operations.ts';
import type { Exchange } from './exchange.ts';
import { pairsOf, queryOf } from './parameters.ts';

/** Where a security scheme has its credentials. */
export type CredentialPlace = { in: 'header' | 'query' | 'cookie'; name: string };

/** Whether the operation may be called without a token. */
export function isOpen({ security }: Pick<ApiOperation, 'security'>): boolean {
  return security.ways.some((way) => Object.keys(way).length === 0);
}

/**
 * The place of a scheme's credentials; `undefined` for those that no exchange shows, such as a
 * client's certificate, and for schemes that the document does not have. `scheme`: that of HTTP, if the
 * document names one.
 */
export function credentialPlace(
  document: ApiDocument,
  scheme: string,
): (CredentialPlace & { prefix: string; scheme?: string }) | undefined {
  const schemes = child(child(document.root, 'components'), 'securitySchemes');
  const node = document.follow(child(schemes, scheme));
  const { type, in: place, scheme: kind } = fieldsOf(node.value);
  if (type === 'http' || type === 'oauth2' || type === 'openIdConnect') {
    const isBasic = type === 'http' && String(kind).toLowerCase() === 'basic';
    const place = {
      in: 'header',
      name: 'authorization',
      prefix: isBasic ? 'Basic ' : 'Bearer ',
    } as const;
    return type === 'http' ? { ...place, scheme: String(kind).toLowerCase() } : place;
  }
  const name = textOf(node, 'name');
  if (type !== 'apiKey' || name === undefined) return undefined;
  if (place === 'header') return { in: place, name: name.toLowerCase(), prefix: '' };
  return place === 'query' || place === 'cookie' ? { in: place, name, prefix: '' } : undefined;
}

/** All places in which an operation takes credentials; `undefined` if one of them is unknown. */
export function credentialPlaces(
  document: ApiDocument,
  { security }: ApiOperation,
): CredentialPlace[] | undefined {
  const schemes = new Set(security.ways.flatMap((way) => Object.keys(way)));
  const places = [...schemes].map((scheme) => credentialPlace(document, scheme));
  const known = places.filter((place) => place !== undefined);
  return known.length === places.length ? known : undefined;
}

/** Whether a request has something in a place; headers and cookies need to be recorded. */
export function isUsed({ in: place, name }: CredentialPlace, exchange: Exchange): boolean {
  const { url, requestHeaders } = exchange;
  const queries = new Set(pairsOf(queryOf(url)).map(([key]) => key));
  if (place === 'query') return queries.has(name);
  if (place === 'cookie') return cookieNames(exchange).includes(name);
  if (requestHeaders?.has(name)) return true;
  // RFC 6750 takes a token in the query too, and an address may hold a name and a password.
  return name === 'authorization' && (queries.has('access_token') || /\/\/[^/?#]*@/.test(url));
}

export function cookieNames({ requestHeaders }: Exchange): string[] {
  const header = requestHeaders?.get('cookie') ?? '';
  return header.split(';').flatMap((pair) => pair.trim().split('=', 1)[0] || []);
}
