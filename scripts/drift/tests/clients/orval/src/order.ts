import { placeOrder as send } from '../generated/hooks/orders/orders';

export async function order(coin: string, count: number) {
  const { data } = await send({ coinId: coin, quantity: count });
  return data.orderId;
}
