import { answerOf, api } from '#api/client.server.ts';
import type { AlertCondition } from '#generated/models/alertCondition.ts';

import type { AlertWish } from './alerts.ts';

/** The shop writes to the customer's own address. Throws `refused` where an equal alert still waits. */
export async function wishAlert(wish: AlertWish): Promise<void> {
  await answerOf(api.POST('/api/Customer/AddAlert', { body: { condition: conditionOf(wish) } }));
}

export async function withdrawAlert(id: number): Promise<void> {
  await answerOf(api.DELETE('/api/Customer/DeleteAlert', { params: { query: { alertId: id } } }));
}

/** The condition as the API takes it. */
export function conditionOf(wish: AlertWish): AlertCondition {
  if (wish.kind === 'stock') return wish;
  const dollars = wish.cents / 100;
  if (wish.kind === 'price') {
    return { kind: 'price', productId: wish.productId, targetPrice: dollars };
  }
  const { metal, direction } = wish;
  return { kind: 'spot', metal, direction, targetSpot: dollars };
}
