import type { components } from '../generated/schema';

type Coin = components['schemas']['Coin'];

export function CoinCard({ coin }: { coin: Coin }) {
  const { price: amount } = coin;
  return (
    <li>
      {coin.title}: {amount}
    </li>
  );
}
