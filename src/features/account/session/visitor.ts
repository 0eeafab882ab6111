import { useQuery } from '@tanstack/react-query';

import { customerQuery } from '#api/session/session.ts';
import { useSignedIn } from '#commerce/session/signed-in.ts';

/** The current shopper; a guest until hydration and in every cached page. */
export type Visitor = { kind: 'guest' } | { kind: 'customer'; firstName: string | undefined };

/**
 * Guests need no call: the gateway sets a readable cookie that only says that the shopper is signed
 * in.
 */
export function useVisitor(): Visitor {
  const signedIn = useSignedIn();
  const { data } = useQuery({ ...customerQuery(), enabled: signedIn });
  return signedIn ? { kind: 'customer', firstName: data?.firstName } : { kind: 'guest' };
}

/** §6 The greeting shows at most eight letters of a first name. */
export function shortName(firstName: string): string {
  const letters = [...firstName];
  return letters.length > 8 ? `${letters.slice(0, 8).join('')}…` : firstName;
}
