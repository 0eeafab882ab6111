import { useListCoins } from '../generated/hooks/coins/coins';
import { CoinCard } from './coin-card';

export function CoinList() {
  const coins = useListCoins({ metal: 'gold', pageSize: 20 });
  return <ul>{coins.data?.data.map((coin) => <CoinCard key={coin.id} coin={coin} />)}</ul>;
}
