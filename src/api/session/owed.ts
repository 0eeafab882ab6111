import { asked } from '#api/cache/asked.ts';
import { getGetCustomerInfoQueryOptions } from '#generated/hooks/session/session.ts';
import type { CustomerInfoResponse } from '#generated/models/customerInfoResponse.ts';
import { centsOf } from '#lib/cents.ts';

/** The market loss that a signed-in customer owes, in cents; from the answer of `customerQuery`. */
export function owedQuery() {
  return asked(getGetCustomerInfoQueryOptions({ query: { select: owedIn } }));
}

function owedIn({ data }: CustomerInfoResponse): number {
  return centsOf(data.marketLossCharges ?? 0);
}
