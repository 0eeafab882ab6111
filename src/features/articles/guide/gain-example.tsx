import type { Bid } from '#api/sell/bids.ts';
import { formatCount } from '#commerce/format/count.ts';
import { longDate } from '#commerce/format/date.ts';
import { fileDate } from '#commerce/format/file-date.ts';
import { formatMoney } from '#commerce/format/money.ts';

import { gainSum } from './sums.ts';

type GainProps = {
  name: string;
  /** `paidEach` in cents, `boughtOn` ISO 8601. */
  purchase: { quantity: number; paidEach: number; boughtOn: string };
  bid: Bid;
  /** When the market last quoted, ISO 8601. */
  time: string;
};

/** Pieces that were bought in the past and are sold to the store now. */
export function GainExample({ name, purchase, bid, time }: GainProps) {
  const { quantity, paidEach, boughtOn } = purchase;
  const { paid, received, gain, isLong, mostTax } = gainSum(purchase, bid.bidCents, fileDate(time));
  const times = (each: number) => `${formatCount(quantity)} times ${formatMoney(each)}`;
  return (
    <>
      <dl className="gain-example figures">
        <div>
          <dt>
            You get from us today <span>{times(bid.bidCents)}</span>
          </dt>
          <dd>{formatMoney(received)}</dd>
        </div>
        <div>
          <dt>
            You paid on {longDate(boughtOn)} <span>{times(paidEach)}</span>
          </dt>
          <dd>{formatMoney(paid)}</dd>
        </div>
        <div data-total>
          <dt>
            {gain < 0 ? 'Your loss' : 'Your gain'}{' '}
            <span>{isLong ? 'held for more than a year' : 'held for a year or less'}</span>
          </dt>
          <dd>{formatMoney(Math.abs(gain))}</dd>
        </div>
        {mostTax === undefined ? null : (
          <div>
            <dt>
              The most federal tax on it <span>28 percent of the gain</span>
            </dt>
            <dd>{formatMoney(mostTax)}</dd>
          </div>
        )}
      </dl>
      <p className="worked-example-note">
        {name}. {taxWords(gain, isLong)} This is an example and not advice.
      </p>
    </>
  );
}

function taxWords(gain: number, isLong: boolean): string {
  if (gain < 0) return 'A loss can be set against gains.';
  return isLong ? 'Your own rate may be lower.' : 'A gain of a year or less is taxed like wages.';
}
