import { useEffect, useRef, useState, type ReactNode } from 'react';

import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';
import { Icon } from '#ui/icon.tsx';
import { announce } from '#ui/toast/announcer.tsx';

/** So many pixels are no distance: a browser rounds where it scrolls to. */
const CLOSE = 2;

type Props = { className: string; headingId: string; count: number; children: ReactNode };

/**
 * A list of `count` items that on a narrow screen is one row, scrolled sideways by hand or by two
 * buttons; it never moves by itself. `className` lays it out where the screen is wide; a heading names it,
 * since it is a stop for the keyboard where it scrolls.
 */
export function SideRow({ className, headingId, count, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  // Until the list is drawn, all of it counts as in sight.
  const [place, setPlace] = useState<Place>({ at: 0, isEnd: true });
  // Follows the size of the list: a larger one may have all items in sight.
  useEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    const size = new ResizeObserver(() => setPlace(placeIn(row, row.scrollLeft)));
    size.observe(row);
    return () => size.disconnect();
  }, []);

  function go(by: 1 | -1) {
    const row = list.current;
    if (!row) return;
    const from = placeIn(row, row.scrollLeft);
    if (by > 0 ? from.isEnd : from.at === 0) return;
    const left = startOf(row, from.at + by);
    row.scrollTo({ left });
    announce(`${numberIn(placeIn(row, left), count)} of ${count}`);
  }

  return (
    <>
      <ul
        ref={list}
        className={`side-row ${className}`}
        aria-labelledby={headingId}
        onScroll={({ currentTarget }) => setPlace(placeIn(currentTarget, currentTarget.scrollLeft))}
      >
        {children}
      </ul>
      {count > 1 ? <Steps place={place} count={count} go={go} /> : null}
    </>
  );
}

type StepsProps = { place: Place; count: number; go: (by: 1 | -1) => void };

/** Without its script, or with all items in sight, it is no control. */
function Steps({ place, count, go }: StepsProps) {
  const { at, isEnd } = place;
  return (
    <div className="side-row-steps" data-idle={(at === 0 && isEnd) || undefined}>
      <Button aria-disabled={at === 0} onClick={() => go(-1)}>
        <VisuallyHidden>Show the previous</VisuallyHidden>
        <Icon name="chevron-left" />
      </Button>
      <Button aria-disabled={isEnd} onClick={() => go(1)}>
        <VisuallyHidden>Show the next</VisuallyHidden>
        <Icon name="chevron-right" />
      </Button>
      <span className="muted figures">
        {numberIn(place, count)} of {count}
      </span>
    </div>
  );
}

/** The first item that is wholly in sight, from 0, and whether the last one is. */
type Place = { at: number; isEnd: boolean };

/** The place of a row that is scrolled by `left` pixels. */
function placeIn(row: HTMLElement, left: number): Place {
  const { clientWidth, scrollWidth, children } = row;
  const at = [...children].findIndex((_, index) => startOf(row, index) >= left - CLOSE);
  return { at: Math.max(0, at), isEnd: left + clientWidth >= scrollWidth - CLOSE };
}

/** Where an item begins, in pixels from the start of the row. */
function startOf(row: HTMLElement, index: number): number {
  const [first, item] = [row.firstElementChild, row.children[index]];
  if (!first || !item) return 0;
  return item.getBoundingClientRect().left - first.getBoundingClientRect().left;
}

/** The end of a row of several in sight is its last number: nothing follows. */
function numberIn({ at, isEnd }: Place, count: number): number {
  return isEnd ? count : at + 1;
}
