import type { Coin } from '../generated/models';

export function CoinCard({ coin }: { coin: Coin }) {
  const { price: amount } = coin;
  return (
    <li>
      {coin.title}: {amount}
    </li>
  );
}
