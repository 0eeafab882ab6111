import { useEffect, useRef, useState, type ReactNode } from 'react';

import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';
import { Icon } from '#ui/icon.tsx';
import { announce } from '#ui/toast/announcer.tsx';

/** Browsers round scroll positions: fewer pixels than these are no distance. */
const CLOSE = 2;

type Props = { headingId: string; count: number; children: ReactNode };

/**
 * A list of `count` slides. On a narrow screen it shows one whole slide, and the others are scrolled to
 * by hand or by two buttons; it never moves by itself. A heading names it, because a list that scrolls
 * is a tab stop.
 */
export function SlideRow({ headingId, count, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  // Until the list is drawn, all of it counts as in sight.
  const [position, setPosition] = useState<Position>({ index: 0, isEnd: true });
  // Follows the size of the list: a larger one may have all slides in sight.
  useEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    const size = new ResizeObserver(() => setPosition(measurePosition(row, row.scrollLeft)));
    size.observe(row);
    return () => size.disconnect();
  }, []);

  function scrollSlides(by: 1 | -1) {
    const row = list.current;
    if (!row) return;
    const from = measurePosition(row, row.scrollLeft);
    if (by > 0 ? from.isEnd : from.index === 0) return;
    const left = measureStart(row, from.index + by);
    row.scrollTo({ left });
    announce(`${measurePosition(row, left).index + 1} of ${count}`);
  }

  return (
    <>
      <ul
        ref={list}
        className="slide-row"
        aria-labelledby={headingId}
        onScroll={({ currentTarget }) =>
          setPosition(measurePosition(currentTarget, currentTarget.scrollLeft))
        }
      >
        {children}
      </ul>
      {count > 1 ? <StepButtons position={position} count={count} scroll={scrollSlides} /> : null}
    </>
  );
}

type StepButtonsProps = { position: Position; count: number; scroll: (by: 1 | -1) => void };

/** Without its script, or with all slides in sight, it is no control. */
function StepButtons({ position: { index, isEnd }, count, scroll }: StepButtonsProps) {
  return (
    <div className="slide-steps" data-idle={(index === 0 && isEnd) || undefined}>
      <span className="muted figures">
        {index + 1} of {count}
      </span>
      <Button tone="quiet" aria-disabled={index === 0} onClick={() => scroll(-1)}>
        <VisuallyHidden>Show the previous</VisuallyHidden>
        <Icon name="chevron-left" />
      </Button>
      <Button tone="quiet" aria-disabled={isEnd} onClick={() => scroll(1)}>
        <VisuallyHidden>Show the next</VisuallyHidden>
        <Icon name="chevron-right" />
      </Button>
    </div>
  );
}

/** The first slide that is wholly in sight, from 0, and whether the last one is. */
type Position = { index: number; isEnd: boolean };

/** The position of a row that is scrolled by `left` pixels. */
function measurePosition(row: HTMLElement, left: number): Position {
  const { clientWidth, scrollWidth, children } = row;
  const index = [...children].findIndex((_, at) => measureStart(row, at) >= left - CLOSE);
  return { index: Math.max(0, index), isEnd: left + clientWidth >= scrollWidth - CLOSE };
}

/** The distance of a slide from the start of the row, in pixels. */
function measureStart(row: HTMLElement, index: number): number {
  const [first, slide] = [row.firstElementChild, row.children[index]];
  if (!first || !slide) return 0;
  return slide.getBoundingClientRect().left - first.getBoundingClientRect().left;
}
