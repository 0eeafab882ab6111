import { $api } from './api';
import { CoinCard } from './coin-card';

export function CoinList() {
  const query = { metal: 'gold', pageSize: 20 } as const;
  const coins = $api.useQuery('get', '/coins', { params: { query } });
  return <ul>{coins.data?.map((coin) => <CoinCard key={coin.id} coin={coin} />)}</ul>;
}
