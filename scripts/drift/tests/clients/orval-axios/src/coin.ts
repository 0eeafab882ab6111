import { getCoins } from '../generated/coins';

const api = getCoins();

export async function titleOf(id: string) {
  const { data } = await api.getCoin(id);
  return data.title;
}
