import { useEffect, useMemo } from 'react';

import type { HoldingHistory } from '#api/portfolio/holding.ts';
import { useNews } from '#ui/chart/use-news.ts';

import { RangeForm } from '../../range-form.tsx';
import { WorthFigure } from '../../worth-figure.tsx';
import { worthSentence, type Day } from '../../worth-words.ts';
import { hrefOf, type HoldingView } from '../holding-view.ts';
import './worth-part.css';

/** Of the heading of the chart. */
export const WORTH_HEADING = 'holding-worth';

type Props = { holding: HoldingHistory; view: HoldingView };

/** What was held was worth, against what had been paid for it; each range is an address. */
export function WorthPart(props: Props) {
  const { view } = props;
  const onShown = useNews(view.range.range);
  return (
    <div className="holding-worth">
      <div className="holding-ranges">
        <RangeForm chosen={view.range} hrefOf={(range) => hrefOf({ ...view, range })} />
      </div>
      {/* By its own key each range begins with its whole. */}
      <Worth key={view.range.range} {...props} onShown={onShown} />
    </div>
  );
}

function Worth({ holding, view, onShown }: Props & { onShown: (sentence: string) => void }) {
  const days = useMemo(() => heldDays(holding), [holding]);
  const sentence = worthSentence(days, 'this holding', view.range.says);
  // Synchronizes with what is read out.
  useEffect(() => onShown(sentence), [onShown, sentence]);
  if (days.length === 0) return <p>You held none of this {view.range.says}.</p>;
  return (
    <WorthFigure
      id={WORTH_HEADING}
      heading={`Worth and paid ${view.range.says}`}
      sentence={sentence}
      unit="Dollars, at spot, for what you held that day"
      days={days}
      table={{ isOpen: view.hasTable, href: hrefOf({ ...view, hasTable: !view.hasTable }) }}
    />
  );
}

/** Of what is sold whole, the days until it was. */
function heldDays({ points, units }: HoldingHistory): Day[] {
  const end = points.findLastIndex(({ worthCents }) => worthCents > 0) + 1;
  return points
    .slice(0, units > 0 ? undefined : end)
    .map(({ day, worthCents, paidCents }) => ({ day, worth: worthCents, paid: paidCents }));
}
