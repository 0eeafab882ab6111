import type { ReactNode } from 'react';

import type { Link as Way } from '#api/content/content.ts';
import { WaysOn } from '#commerce/page/ways-on.tsx';

import { Contents, type Entry } from './contents.tsx';
import './text-page.css';

/** From so many parts on a page has a table of contents. */
const LONG = 3;

type TextPageProps = {
  /** Breadcrumb, heading, and what the text is. */
  head: ReactNode;
  /** Across the page, before the text. */
  lead?: ReactNode;
  /** What the contents lead to, in the order of the page. */
  entries: readonly Entry[];
  /** Below the contents: other texts of the same series. */
  series?: ReactNode;
  /** At the side of the text: products, and what can be tried. */
  beside?: ReactNode;
  /** The text. */
  children: ReactNode;
  /** Where the text leads. */
  next: readonly Way[];
  /** More at the end, below the text and what is beside it. */
  end?: ReactNode;
};

/**
 * A text in a column that is easy to read, between its contents and what belongs to it. On narrow
 * screens all stands below each other, the contents folded.
 */
export function TextPage(props: TextPageProps) {
  const { head, lead, entries, series, beside, children, next, end } = props;
  return (
    <div className="page-width text-page">
      <header className="text-page-head">{head}</header>
      {lead}
      <div className="text-page-columns">
        <div className="text-page-start">
          {entries.length >= LONG ? <Contents entries={entries} /> : null}
        </div>
        <div className="text-page-body">
          {children}
          <WaysOn ways={next} />
        </div>
        {series || beside ? (
          <div className="text-page-beside">
            {beside}
            {series}
          </div>
        ) : null}
      </div>
      {end}
    </div>
  );
}
