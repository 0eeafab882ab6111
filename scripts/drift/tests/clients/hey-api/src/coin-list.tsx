import { useQuery } from '@tanstack/react-query';

import { listCoinsOptions } from '../generated/@tanstack/react-query.gen';
import { CoinCard } from './coin-card';

export function CoinList() {
  const coins = useQuery(listCoinsOptions({ query: { metal: 'gold', pageSize: 20 } }));
  return <ul>{coins.data?.map((coin) => <CoinCard key={coin.id} coin={coin} />)}</ul>;
}
