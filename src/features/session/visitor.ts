import { useQuery } from '@tanstack/react-query';

import { customerQuery } from '#api/session/session.ts';
import { useSignedIn } from '#commerce/session/signed-in.ts';

/** Who is looking: until the page is taken over, and in every cached page, a guest. */
export type Visitor = { kind: 'guest' } | { kind: 'customer'; firstName: string | undefined };

/** A guest costs no call: the gateway leaves a cookie that says somebody signed in, and no more. */
export function useVisitor(): Visitor {
  const signedIn = useSignedIn();
  const { data } = useQuery({ ...customerQuery(), enabled: signedIn });
  return signedIn ? { kind: 'customer', firstName: data?.firstName } : { kind: 'guest' };
}

/** §6 The greeting has room for eight letters of a first name. */
export function shortName(firstName: string): string {
  const letters = [...firstName];
  return letters.length > 8 ? `${letters.slice(0, 8).join('')}…` : firstName;
}
