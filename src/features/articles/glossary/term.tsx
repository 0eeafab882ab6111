import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';

import { glossaryQuery } from '#api/content/glossary.ts';
import { useHydrated } from '#ui/timing/hydrated.ts';

import { useMeaningShown } from './use-meaning-shown.ts';

import './term.css';

/**
 * A word of the glossary in a text: a link to its place there, which also shows its meaning in place.
 * `href` is "/glossary#bid". Until the words are there, or without them, it is a plain link.
 */
export function Term({ href, children }: { href: string; children: ReactNode }) {
  const id = useId();
  const meaning = useMeaning(href.slice(href.indexOf('#') + 1));
  const { shown, link, box } = useMeaningShown();
  return (
    <>
      <Link
        to={href}
        className="term"
        aria-describedby={meaning ? id : undefined}
        {...(meaning ? link : {})}
      >
        {children}
      </Link>
      {meaning ? (
        <Meaning {...{ id, meaning, box }} isShown={shown !== undefined}>
          {shown === 'touch' ? <Link to={href}>Read it in the glossary</Link> : null}
        </Meaning>
      ) : null}
    </>
  );
}

type MeaningProps = {
  id: string;
  meaning: string;
  isShown: boolean;
  box: Record<string, unknown>;
  /** Where a touch goes on. */
  children: ReactNode;
};

/** In the top layer, so that nothing of the page is above it; it scrolls with the page. */
function Meaning({ id, meaning, isShown, box, children }: MeaningProps) {
  const ref = useRef<HTMLSpanElement>(null);
  // The browser's popover is no state of React.
  useEffect(() => {
    const element = ref.current;
    if (!element || !isShown) return undefined;
    element.showPopover();
    place(element);
    return () => element.hidePopover();
  }, [isShown]);
  return (
    <span ref={ref} popover="manual" className="term-meaning" {...box}>
      <span id={id} role="tooltip">
        {meaning}
      </span>
      {children}
    </span>
  );
}

/** Pixels between the meaning and the edges of the window. */
const EDGE_PX = 8;

/** Under the word, or above it where that has more room; never past the edges of the window. */
function place(element: HTMLElement): void {
  const lines = element.previousElementSibling?.getClientRects() ?? [];
  const [first, last] = [lines[0], lines[lines.length - 1]];
  if (!first || !last) return;
  const { width, height } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isAbove = last.bottom + height > clientHeight && first.top - height > 0;
  const word = isAbove ? first : last;
  const start = Math.max(EDGE_PX, Math.min(word.left, clientWidth - width - EDGE_PX));
  const top = isAbove ? first.top - height : last.bottom;
  element.style.left = `${start + scrollX}px`;
  element.style.top = `${top + scrollY}px`;
}

/** The meaning of a word; the words are asked for once, by the browser, after the page is there. */
function useMeaning(slug: string): string | undefined {
  const works = useHydrated();
  const { data: words } = useQuery({ ...glossaryQuery(), enabled: works });
  return words?.find((word) => word.slug === slug)?.definition;
}
