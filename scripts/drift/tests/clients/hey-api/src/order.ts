import { placeOrder as send } from '../generated';

export async function order(coin: string, count: number) {
  const { data } = await send({ body: { coinId: coin, quantity: count } });
  return data?.orderId;
}
