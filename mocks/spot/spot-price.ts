import { type Wire, dollars, isoTime } from '../backend/wire.ts';
import type { SpotBoard, SpotQuote } from '../market/market.ts';

type Metal = keyof SpotBoard['quotes'];
type Figures<Name extends Metal> = Record<
  `${Name}Ask` | `${Name}Bid` | `${Name}Change` | `${Name}ChangePercent`,
  number
>;

/** §3 The board as the API spells it; `now` in ms is when it was asked for. */
export function spotPrice({ quotes, ...board }: SpotBoard, now: number): Wire<'SpotPrice'> {
  const { gold, silver, platinum, palladium, copper } = quotes;
  return {
    ...figures('gold', gold),
    ...figures('silver', silver),
    ...figures('platinum', platinum),
    ...figures('palladium', palladium),
    ...figures('copper', copper),
    goldLowSpot: dollars(gold.lowCents),
    goldHighSpot: dollars(gold.highCents),
    silverLowSpot: dollars(silver.lowCents),
    silverHighSpot: dollars(silver.highCents),
    platinumLowSpot: dollars(platinum.lowCents),
    platinumHighSpot: dollars(platinum.highCents),
    palladiumLowSpot: dollars(palladium.lowCents),
    palladiumHighSpot: dollars(palladium.highCents),
    timestamp: isoTime(now),
    spotTime: isoTime(board.spotTime),
    activeFeed: board.activeFeed,
    areStale: board.areStale,
  };
}

function figures<Name extends Metal>(metal: Name, quote: SpotQuote): Figures<Name> {
  return {
    [`${metal}Ask`]: dollars(quote.askCents),
    [`${metal}Bid`]: dollars(quote.bidCents),
    [`${metal}Change`]: dollars(quote.changeCents),
    [`${metal}ChangePercent`]: quote.changePercent,
  } as Figures<Name>;
}
