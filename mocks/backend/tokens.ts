import type { Visitor } from './visitor.ts';

/**
 * Tokens of the mock backend are `mock.<visitor>.<customer>`: a session survives a restart of the
 * store and still belongs to one visitor. They are not secret and not signed.
 */
export function tokenFor(visitor: Visitor, customerId: string): string {
  return `mock.${visitor.id}.${customerId}`;
}

/** The id of the customer whose unexpired token the request carries. */
export function customerIdOf(request: Request, visitor: Visitor): string | undefined {
  const customerId = partsOf(request)?.customerId;
  if (!customerId || visitor.signedOut.has(customerId)) return undefined;
  return visitor.tables.customers.has(customerId) ? customerId : undefined;
}

/** The visitor a token was given to, for calls that come without the visitor's cookie. */
export function visitorIdOf(request: Request): string | undefined {
  return partsOf(request)?.visitorId ?? /^Bearer guest\.([\w-]+)$/.exec(bearerOf(request))?.[1];
}

/** 122 random bits in 32 characters, for what only its receiver may know. */
export function unguessable(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

function partsOf(request: Request) {
  const token = /^Bearer (mock\.[\w-]+\.[\w-]+)$/.exec(bearerOf(request));
  const [, visitorId, customerId] = token?.[1]?.split('.') ?? [];
  return visitorId && customerId ? { visitorId, customerId } : undefined;
}

function bearerOf(request: Request): string {
  return request.headers.get('authorization') ?? '';
}
