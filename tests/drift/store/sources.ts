/** The files of the store of the usage tests. Each use of the contract is of another kind. */
export const SOURCES: Record<string, string> = {
  'package.json': JSON.stringify({
    type: 'module',
    imports: { '#api/*': './src/api/*', '#generated/*': './generated/*', '#lib/*': './src/lib/*' },
  }),

  'tsconfig.json': JSON.stringify({
    include: ['src', 'generated'],
    compilerOptions: {
      target: 'ES2024',
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      allowImportingTsExtensions: true,
      types: [],
    },
  }),

  'src/lib/transport.ts': `
export type ErrorType<_Body> = Error;

export async function request<Answer>(url: string, options: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, options);
  const body: unknown = await response.json();
  if (response.status === 404) throw new Error('missing');
  if (!response.ok) throw new Error((body as { detail?: string }).detail);
  return body as Answer;
}
`,

  'src/routes.ts': `
import { route } from './lib/route.ts';

export default [route('coins/:id?', 'routes/coins.tsx'), route('cart', 'routes/cart.tsx')];
`,

  'src/lib/route.ts': `
export const route = (address: string, file: string) => ({ address, file });
`,

  'src/api/coins.ts': `
import { getCoin, getCoins } from '#generated/hooks/coins/coins.ts';
import { Finish } from '#generated/models/finish.ts';
import type { Coin } from '#generated/models/coin.ts';
import type { GetCoinsParams } from '#generated/models/getCoinsParams.ts';

/** Goes into a type of the store's own as it stands. */
type Seo = { title?: string };

export type Card = { id: string; cents: number; was: number; across: number; seo: Seo | undefined };

export const finishes = Object.values(Finish);

export async function cards(filter: Pick<GetCoinsParams, 'page'>, text: string) {
  const sort: GetCoinsParams['sort'] = 'name';
  const { coins, ['total']: total } = await getCoins({ ...filter, metal: 'gold', sort });
  return { total, text, cards: coins.map(card) };
}

function card(coin: Coin): Card {
  const { id, oldPrice = coin.price, size } = coin;
  const isShiny = coin.metal === 'gold' || coin.metal !== 'silver';
  return { id, cents: coin.price * 100, was: oldPrice, across: isShiny ? (size?.across ?? 0) : 0, seo: coin.seo };
}

export const coinQuery = (id: string) => ({ queryFn: () => getCoin(id) });
`,

  'src/api/cart.ts': `
import { addToCart, getCart } from '#generated/hooks/cart/cart.ts';
import type { Addition } from '#generated/models/addition.ts';

export async function readCart() {
  const cart = await getCart();
  return { lines: cart.lines.map((line) => ({ ...line })), note: cart['note'] };
}

export async function add(coinId: string, metal: Addition['metal']) {
  const addition = { coinId, quantity: 1 };
  const wrapped: Addition = { ...addition, wrap: 'paper' };
  const key = { 'Idempotency-Key': coinId };
  return addToCart(wrapped.wrap ? { ...wrapped, ...(metal ? { metal } : {}) } : addition, key);
}
`,

  'src/api/reviews.ts': `
import { getReviews } from '#generated/hooks/reviews/reviews.ts';
import { useGetAlerts } from '#generated/hooks/alerts/alerts.ts';

/** Nobody imports it. */
export const reviews = () => getReviews();
export const alerts = () => useGetAlerts().data;

export const COUNT = 3;
`,

  'src/api/menu.ts': `
import createClient from 'openapi-fetch';

import type { paths } from '#generated/schema.d.ts';

const api = createClient<paths>();

export async function menu() {
  const { data } = await api.GET('/menu');
  return data ?? [];
}
`,

  'src/api/spot.ts': `
import { getSpot } from '#generated/hooks/spot/spot.ts';

export async function spotRecord(): Promise<[string, unknown][]> {
  return Object.entries(await getSpot());
}
`,

  'src/routes/coins.tsx': `
import { cards, coinQuery, finishes } from '#api/coins.ts';
import { menu } from '#api/menu.ts';
import { COUNT } from '#api/reviews.ts';

export async function loader() {
  const { spotRecord } = await import('#api/spot.ts');
  const coin = await coinQuery('1').queryFn();
  const entries = await menu();
  return {
    coins: await cards({ page: COUNT }, coin.name),
    labels: entries.map(({ label }) => label),
    spot: await spotRecord(),
    finishes,
  };
}
`,

  'src/routes/cart.tsx': `
import { add, readCart } from '#api/cart.ts';

export async function loader() {
  const { lines } = await readCart();
  return lines.map((line) => line.quantity);
}

export const action = () => add('7', 'gold');
`,
};
