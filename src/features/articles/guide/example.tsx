import { useId } from 'react';

import type { WorkedExample as Example } from '#api/content/content.ts';
import { lateWords, marketTime } from '#commerce/format/market-time.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { centsOf } from '#lib/cents.ts';

import { GainExample } from './gain-example.tsx';
import { OunceExample } from './ounce-example.tsx';
import { PremiumExample } from './premium-example.tsx';
import { usePrices, type Prices } from './use-prices.ts';
import { WaysExample } from './ways-example.tsx';
import './example.css';

/** A sum that follows the market: what the text explains, with the prices of now. */
export function WorkedExample({ example }: { example: Example }) {
  const id = useId();
  const { prices, pending, retry } = usePrices(example);
  return (
    <section className="worked-example">
      <h3 id={id} tabIndex={-1}>
        {example.caption}
      </h3>
      {prices ? (
        <Figures example={example} prices={prices} />
      ) : (
        <FailedPart
          says="The prices of this example could not be loaded."
          toDo="to load the prices of this example"
          pending={pending}
          headingId={id}
          retry={retry}
        />
      )}
    </section>
  );
}

function Figures({ example, prices }: { example: Example; prices: Prices }) {
  const sum = sumOf(example, prices);
  if (!sum) return <p>This example cannot be worked out right now.</p>;
  const { time } = prices.spot;
  const late = lateWords(prices.spot);
  return (
    <>
      {sum}
      <p className="worked-example-time">
        {late ? `${late}, ` : 'At the prices of '}
        <time dateTime={time}>{marketTime(time)}</time>. The figures follow the market.
      </p>
    </>
  );
}

/** Nothing if the store no longer has a product that the example is about. */
function sumOf(example: Example, prices: Prices) {
  const [piece] = prices.pieces;
  if (!piece) return undefined;
  const { kind, quantity = 1, boughtOn, paidEach } = example;
  switch (kind) {
    case 'premium':
      return <PremiumExample piece={piece} prices={prices} />;
    case 'ways-to-pay':
      return <WaysExample piece={piece} quantity={quantity} />;
    case 'per-ounce':
      return <OunceExample prices={prices} />;
    case 'gain': {
      const bid = prices.bids?.bids.find(({ productId }) => productId === piece.id);
      if (!bid || !boughtOn || paidEach === undefined) return undefined;
      const purchase = { quantity, boughtOn, paidEach: centsOf(paidEach) };
      return (
        <GainExample name={piece.name} purchase={purchase} bid={bid} time={prices.spot.time} />
      );
    }
    default:
      return undefined;
  }
}
