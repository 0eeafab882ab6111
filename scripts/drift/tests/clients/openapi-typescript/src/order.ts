import { client } from './api';

export async function order(coin: string, count: number) {
  const { data } = await client.POST('/orders', { body: { coinId: coin, quantity: count } });
  return data?.orderId;
}
