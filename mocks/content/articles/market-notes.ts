import type { Market } from '../../market/market.ts';
import { type Day, dateOfDay, newYorkDay, weekdayOf } from '../../market/new-york.ts';
import { formatDollars } from '../../pricing/dollars.ts';
import { section } from '../pages/page.ts';
import type { Article } from './article.ts';

const FRIDAY = 5;
const WEEKS = 6;
const METALS = ['gold', 'silver', 'platinum', 'palladium'] as const;

type Metal = (typeof METALS)[number];
/** Whose picture is shown in a week in which the metal moved most. */
const PICTURES: Readonly<Record<Metal, string>> = {
  gold: '1-oz-pamp-lady-fortuna-gold-bar',
  silver: '10-oz-asahi-silver-bar',
  platinum: '2026-1-oz-american-platinum-eagle-coin-bu',
  palladium: '2026-1-oz-canadian-palladium-maple-leaf-coin-bu',
};
type Move = { metal: Metal; before: number; after: number; percent: number };

/** A note on each of the last weeks of trading before `now` (ms), written from the market itself. */
export function marketNotes(market: Market, now: number): Article[] {
  const today = newYorkDay(now);
  // On a Friday the week is not over yet.
  const lastFriday = today - (((weekdayOf(today) - FRIDAY + 6) % 7) + 1);
  return Array.from({ length: WEEKS }, (_, index) => lastFriday - 7 * index).flatMap((friday) =>
    noteOn(friday, market),
  );
}

function noteOn(friday: Day, market: Market): Article[] {
  const moves = METALS.flatMap((metal) => moveOf(metal, friday, market));
  const [gold, silver] = moves;
  if (!gold || !silver || moves.length < METALS.length) return [];
  const date = dateOfDay(friday);
  const most = moves.reduce((one, other) =>
    Math.abs(other.percent) > Math.abs(one.percent) ? other : one,
  );
  const ratio = (gold.after / silver.after).toFixed(1);
  return [
    {
      type: 'news',
      slug: `market-week-${date}`,
      title: `The week to ${sayDay(date)}: silver ${saidMove(silver)}`,
      description: `Gold closed at ${formatDollars(gold.after)} and silver at ${formatDollars(silver.after)}, as simulated for this shop.`,
      publishedOn: date,
      topic: 'market',
      picture: PICTURES[most.metal],
      next: [
        { label: 'See the price of silver over time', href: '/chart/silver-price' },
        {
          label: 'Read what the gold and silver ratio says',
          href: '/blogs/what-the-gold-and-silver-ratio-says',
        },
      ],
      sections: [
        section(
          'closes',
          'Friday to Friday',
          [
            `Gold ${saidMove(gold)} and silver ${saidMove(silver)}. An ounce of gold bought ${ratio} ounces of silver.`,
          ],
          {
            table: {
              caption: 'Closing asks, dollars per troy ounce',
              columns: ['Metal', 'Friday before', 'Friday', 'Change'],
              rows: moves.map(({ metal, before, after, percent }) => [
                metal.charAt(0).toUpperCase() + metal.slice(1),
                formatDollars(before),
                formatDollars(after),
                `${percent > 0 ? '+' : ''}${percent.toFixed(1)} percent`,
              ]),
            },
          },
        ),
        section('meaning', 'What that means for an order', [
          `A hundred ounces of silver cost ${formatDollars(Math.abs(silver.after - silver.before) * 100)} ${silver.after < silver.before ? 'less' : 'more'} than a week before, premium aside. Moves of this size are usual: silver changes by 1.7 percent on an ordinary day, and gold by 0.9.`,
        ]),
        section('source', 'Where the figures come from', [
          'This shop runs on a simulated market that follows published monthly averages as far as they go. Do not trade on it.',
        ]),
      ],
    },
  ];
}

function moveOf(metal: Metal, friday: Day, market: Market): Move[] {
  const before = market.dailyClose(metal, dateOfDay(friday - 7));
  const after = market.dailyClose(metal, dateOfDay(friday));
  if (before === undefined || after === undefined) return [];
  return [{ metal, before, after, percent: ((after - before) / before) * 100 }];
}

function saidMove({ percent }: Move): string {
  const size = Math.abs(percent).toFixed(1);
  if (size === '0.0') return 'stood still';
  return `${percent > 0 ? 'rose' : 'fell'} ${size} percent`;
}

const format = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

function sayDay(date: string): string {
  return format.format(Date.parse(date));
}
