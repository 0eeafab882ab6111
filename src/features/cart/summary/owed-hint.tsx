import { useQuery } from '@tanstack/react-query';

import { owedQuery } from '#api/session/owed.ts';
import { formatMoney } from '#commerce/format/money.ts';

/** A market loss that the checkout adds, so that nobody first reads of it there. */
export function OwedHint({ signedIn }: { signedIn: boolean }) {
  const { data: cents } = useQuery({ ...owedQuery(), enabled: signedIn });
  if (!signedIn || !cents) return null;
  return <p>{formatMoney(cents)} for the market loss of an earlier order is added at checkout.</p>;
}
