import { useRef, type PointerEvent } from 'react';

/** Milliseconds: the pointer that only passes opens nothing, and may miss the way into the panel. */
const IN_MS = 150;
const OUT_MS = 300;

/** Tells when a mouse has come to rest on a part of the page, and when it has really left. */
export function useHover(enter: () => void, leave: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef('');

  function later(event: PointerEvent, act: () => void, ms: number) {
    clearTimeout(timer.current);
    // A finger cannot hover; what it opens, it opens by pressing.
    if (event.pointerType === 'mouse') timer.current = setTimeout(act, ms);
  }

  return {
    listeners: {
      onPointerDown: (event: PointerEvent) => {
        pressed.current = placeOf(event);
      },
      onPointerEnter: (event: PointerEvent) => {
        // What the press had opened has gone, and the pointer lies where it pressed: no new rest.
        if (placeOf(event) !== pressed.current) later(event, enter, IN_MS);
      },
      onPointerLeave: (event: PointerEvent) => later(event, leave, OUT_MS),
    },
    forget: () => clearTimeout(timer.current),
  };
}

function placeOf({ clientX, clientY }: PointerEvent): string {
  return `${clientX} ${clientY}`;
}
