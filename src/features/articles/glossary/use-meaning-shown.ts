import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';

/** Milliseconds for which a pointer rests on a word before its meaning shows. */
const RESTS_MS = 200;
/** Milliseconds for the way of a pointer from the word into its meaning. */
const LEAVES_MS = 300;

/**
 * WCAG 1.4.13: when the meaning of a word shows. A resting mouse and the focus of the keyboard show
 * it, and it stays as long as either is there or the mouse is on the meaning. A touch shows it instead
 * of following the link; a second one follows. Escape and a press elsewhere close it.
 */
export function useMeaningShown() {
  const [shown, setShown] = useState<'rest' | 'touch'>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointer = useRef('');
  const isShown = shown !== undefined;
  useClosed(isShown, () => setShown(undefined));
  useEffect(() => () => clearTimeout(timer.current), []);

  function soon(ms: number, next: 'rest' | undefined) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown((now) => (next && now) ?? next), ms);
  }
  function enter({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse') soon(RESTS_MS, 'rest');
  }
  function leave({ pointerType, currentTarget }: PointerEvent) {
    const word = wordOf(currentTarget);
    if (pointerType === 'mouse' && !word?.matches(':focus-visible')) soon(LEAVES_MS, undefined);
  }

  return {
    shown,
    link: {
      onPointerEnter: enter,
      onPointerLeave: leave,
      onPointerDown: ({ pointerType }: PointerEvent) => void (pointer.current = pointerType),
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (currentTarget.matches(':focus-visible')) setShown('rest');
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        const isWithin = currentTarget.nextElementSibling?.contains(relatedTarget as Node | null);
        if (!isWithin) setShown(undefined);
      },
      onClick: (event: MouseEvent) => {
        const isTouch = pointer.current === 'touch';
        // The next click may be that of a key.
        pointer.current = '';
        if (!isTouch || isShown) return;
        event.preventDefault();
        setShown('touch');
      },
    },
    box: { onPointerEnter: enter, onPointerLeave: leave },
  };
}

/** The link itself, or the link before its meaning. */
function wordOf(element: Element): Element | null {
  return element.matches('.term') ? element : element.previousElementSibling;
}

/** Closed by Escape, without moving the focus, and by a press outside the word and its meaning. */
function useClosed(isShown: boolean, close: () => void): void {
  const latest = useRef(close);
  // Listens to the document, where keys and presses outside the word come from.
  useEffect(() => {
    if (!isShown) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current();
    };
    const onPress = ({ target }: Event) => {
      if (!(target as Element).closest('.term, .term-meaning')) latest.current();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isShown]);
}
