import { Coins } from '../generated';

export async function titleOf(coinId: string) {
  const { data } = await Coins.getCoin({ path: { coinId } });
  return data?.title;
}
