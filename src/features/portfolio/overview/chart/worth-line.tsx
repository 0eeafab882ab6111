import { useMemo } from 'react';

import { WorthFigure } from '../../worth-figure.tsx';
import { daysOf, worthSentence } from '../../worth-words.ts';
import { headingOf } from './figure-parts.tsx';
import { HEADING_ID, useShown, type FigureProps } from './figure.ts';
import { hrefOf } from '../portfolio-view.ts';

/** The worth as a line, and what had been paid as another one. */
export function WorthLine({ portfolio: { points }, view, withPremium, onShown }: FigureProps) {
  const days = useMemo(() => daysOf(points, withPremium), [points, withPremium]);
  const { what, heading } = headingOf(view);
  const sentence = worthSentence(days, what, view.range.says);
  useShown(sentence, onShown);
  if (days.length === 0) return <p>You held nothing of this {view.range.says}.</p>;
  return (
    <WorthFigure
      id={HEADING_ID}
      heading={heading}
      sentence={sentence}
      unit={withPremium ? 'Dollars, at spot and premium' : 'Dollars, at spot'}
      days={days}
      table={{ isOpen: view.hasTable, href: hrefOf({ ...view, hasTable: !view.hasTable }) }}
    />
  );
}
