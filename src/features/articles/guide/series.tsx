import { useId } from 'react';
import { Link } from 'react-router';

import type { ContentPage } from '#api/content/content.ts';

import './series.css';

/** Chapters are one step further down than the parts of the guide. */
const PART_DEPTH = 3;

type Place = Pick<ContentPage, 'path' | 'series'>;

function isChapter({ path }: Place): boolean {
  return path.split('/').length > PART_DEPTH;
}

/** "Part 1 of 5": where a page of a series stands; nothing for a page that stands alone. */
export function placeWords(page: Place): string | undefined {
  const { path, series = [] } = page;
  const place = series.findIndex(({ href }) => href === path);
  if (place < 0 || series.length < 2) return undefined;
  return `${isChapter(page) ? 'Chapter' : 'Part'} ${place + 1} of ${series.length}`;
}

/** The page of the series that follows this one. */
export function nextOf({ path, series = [] }: Place) {
  const place = series.findIndex(({ href }) => href === path);
  return place < 0 ? undefined : series[place + 1];
}

/** The pages of a series, with this one marked. Nothing for a page that stands alone. */
export function SeriesNav({ page }: { page: Place }) {
  const id = useId();
  const { path, series = [] } = page;
  if (series.length < 2) return null;
  return (
    <nav className="series-nav" aria-labelledby={id}>
      <h2 id={id}>{isChapter(page) ? 'Chapters of this part' : 'Parts of the guide'}</h2>
      <ol>
        {series.map(({ href, label }) => (
          <li key={href}>
            <Link to={href} aria-current={href === path ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The way on, at the end of a page of a series. */
export function NextOfSeries({ page }: { page: Place }) {
  const next = nextOf(page);
  if (!next) return null;
  return (
    <Link to={next.href} className="series-next">
      <span>{isChapter(page) ? 'Next chapter' : 'Next part'}</span> {next.label}
    </Link>
  );
}
