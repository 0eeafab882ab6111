import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import type { MeasuredCoin } from '#api/catalog/listing-model.ts';
import { countWords } from '#commerce/format/count.ts';
import { formatMeasure } from '#commerce/format/measure.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';

import { useAnswerHeard } from '#commerce/form/use-answer-heard.ts';
import { FitForm } from './fit-form.tsx';
import type { Fit } from './fit-place.ts';
import { FittingList } from './fitting-list.tsx';
import { fitQuery } from './fit-query.ts';
import './fits-your-coin.css';

type FitsYourCoinProps = {
  coins: readonly MeasuredCoin[];
  /** What the address asks for. */
  asked: Fit | undefined;
};

/** Finds tubes, capsules and boxes for a coin by its diameter. */
export function FitsYourCoin({ coins, asked }: FitsYourCoinProps) {
  return (
    <section className="section fits-your-coin">
      <div>
        <h2 id="fits" tabIndex={-1}>
          Fits your coin
        </h2>
        <p className="muted">Choose a coin, and see what holds it by its diameter.</p>
        <FitForm coins={coins} {...(asked && { asked })} />
      </div>
      {asked?.mm === undefined ? null : <Fitting key={asked.mm} fit={asked} mm={asked.mm} />}
    </section>
  );
}

function Fitting({ fit, mm }: { fit: Fit; mm: number }) {
  const { data: products, isFetching, refetch } = useQuery(fitQuery(mm));
  const words = products ? fitWords(fit, mm, products.length) : undefined;
  useAnswerHeard(words, '.fits-your-coin');
  // The loader has asked: no answer here is one that failed.
  if (!products) {
    return (
      <FailedPart
        says="What fits could not be loaded. The coin is kept."
        toDo="to find what fits"
        pending={isFetching}
        headingId="fits"
        retry={refetch}
      />
    );
  }
  return (
    <div className="fitting">
      <p className="fitting-words">{words}</p>
      {products.length > 0 ? <FittingList products={products} /> : <NothingFits />}
    </div>
  );
}

function NothingFits() {
  return (
    <>
      <p>Measure once more across the rim, or look through the kinds below.</p>
      <p>
        <Link to="/company/contact-us" className="fitting-ask">
          Ask us for the right holder
        </Link>
      </p>
    </>
  );
}

/** "American Silver Eagle, 1 oz: 40.6 mm across. 10 supplies fit." */
function fitWords({ known }: Fit, mm: number, count: number): string {
  const coin = known
    ? `${known.label}: ${formatMeasure(mm)} mm across.`
    : `A coin of ${formatMeasure(mm)} mm.`;
  if (count === 0) return `${coin} Nothing that we carry fits it.`;
  return `${coin} ${countWords(count, 'supply', 'supplies')} ${count === 1 ? 'fits' : 'fit'}.`;
}
