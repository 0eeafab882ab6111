import { useEffect, useState } from 'react';

import { countWords } from '#commerce/format/count.ts';
import { announce } from '#ui/toast/announcer.tsx';

/** Milliseconds without a key before the count is announced, so that it does not follow each letter. */
const PAUSE_MS = 1_000;
/** The part of the room that has to be left for nothing to be announced. */
const PLENTY = 0.2;

/** How many of `most` characters are left in the field `of` this id; shown from the first key on. */
export function CharactersLeft({ of, most }: { of: string; most: number }) {
  const [left, setLeft] = useState<number>();
  // Counts what is in the field, which is not React's.
  useEffect(() => {
    const field = document.getElementById(of) as HTMLInputElement | HTMLTextAreaElement | null;
    if (!field) return undefined;
    let pause: ReturnType<typeof setTimeout>;
    const count = () => {
      const now = most - field.value.trim().length;
      setLeft(now);
      clearTimeout(pause);
      if (now <= most * PLENTY) pause = setTimeout(() => announce(leftWords(now)), PAUSE_MS);
    };
    field.addEventListener('input', count);
    return () => {
      clearTimeout(pause);
      field.removeEventListener('input', count);
    };
  }, [of, most]);
  if (left === undefined) return null;
  return (
    <p className="characters-left figures" data-over={left < 0 || undefined}>
      {leftWords(left)}
    </p>
  );
}

function leftWords(left: number): string {
  return left < 0
    ? `${countWords(-left, 'character')} too many`
    : `${countWords(left, 'character')} left`;
}
