import { useId } from 'react';

import { percentWordsOf } from './percents.ts';

import './share-bar.css';

/** A part of a whole; `tone` is for the color, which the caller's styles give it. */
export type Share = { name: string; value: number; tone?: string };

/** The least width that is drawn for a share, in percent: more than 4 px on the smallest phone. */
const LEAST = 2;

/**
 * How a whole is shared out: one bar, and a list with the name, the value and the percent of each
 * share. Shares differ by their pattern, so the bar needs no color. A negative value throws.
 */
export function ShareBar({
  label,
  shares,
  write,
}: {
  label: string;
  shares: readonly Share[];
  write: (value: number) => string;
}) {
  const id = useId();
  const values = shares.map(({ value }) => value);
  const words = percentWordsOf(values);
  return (
    <figure className="share-bar" aria-label={label}>
      <SharePicture id={id} shares={shares} widths={widthsOf(values)} />
      <ul className="share-bar-list">
        {shares.map(({ name, value, tone }, at) => (
          <li key={name}>
            <svg className="share-bar-key" data-tone={tone} aria-hidden="true">
              <SharePattern id={`${id}${at}`} kind={kindOf(at)} />
              <rect className="share-bar-share" fill={`url(#${id}${at})`} />
            </svg>{' '}
            <span className="share-bar-name">{name}</span>{' '}
            <span className="share-bar-percent">{words[at]}</span>{' '}
            <span className="share-bar-value">{write(value)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** The bar, in the patterns of the list; nothing where there is nothing to share. */
function SharePicture({
  id,
  shares,
  widths,
}: {
  id: string;
  shares: readonly Share[];
  widths: readonly number[];
}) {
  if (sum(widths) === 0) return null;
  return (
    <svg className="share-bar-picture" aria-hidden="true">
      {shares.map(({ name, tone }, at) =>
        widths[at] ? (
          <svg
            key={name}
            data-tone={tone}
            x={`${sum(widths.slice(0, at)).toFixed(2)}%`}
            width={`${widths[at].toFixed(2)}%`}
          >
            <rect className="share-bar-share" fill={`url(#${id}${at})`} />
          </svg>
        ) : null,
      )}
    </svg>
  );
}

/** What fills the outline of a share, in tiles of 6 by 6 pixels. */
const KINDS = ['filled', 'hatched', 'empty', 'striped', 'dotted'] as const;
type Kind = (typeof KINDS)[number];

function kindOf(at: number): Kind {
  return KINDS[at % KINDS.length] ?? 'filled';
}

function SharePattern({ id, kind }: { id: string; kind: Kind }) {
  return (
    <pattern
      id={id}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform={kind === 'hatched' ? 'rotate(45)' : undefined}
    >
      {kind === 'filled' ? <rect width="6" height="6" fill="currentColor" /> : null}
      {kind === 'hatched' ? <rect width="2" height="6" fill="currentColor" /> : null}
      {kind === 'striped' ? <rect width="6" height="2" fill="currentColor" /> : null}
      {kind === 'dotted' ? <circle cx="3" cy="3" r="1.25" fill="currentColor" /> : null}
    </pattern>
  );
}

/** Percents of the bar's width. What is there is seen, so the larger shares give room to it. */
function widthsOf(values: readonly number[]): number[] {
  const total = sum(values);
  if (total === 0) return values.map(() => 0);
  const exact = values.map((value) => (value / total) * 100);
  const least = exact.map((width) => (width > 0 ? LEAST : 0));
  const over = exact.map((width, at) => Math.max(0, width - (least[at] ?? 0)));
  const room = (100 - sum(least)) / sum(over);
  return over.map((width, at) => (least[at] ?? 0) + width * room);
}

function sum(values: readonly number[]): number {
  return values.reduce((one, other) => one + other, 0);
}
