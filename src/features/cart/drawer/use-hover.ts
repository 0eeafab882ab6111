import { useRef, type PointerEvent } from 'react';

/**
 * Milliseconds: a pointer that only passes opens nothing, and may briefly leave on its way into the
 * panel.
 */
const IN_MS = 150;
const OUT_MS = 300;

/** Calls `enter` when a mouse rests on an element, and `leave` when it has left. */
export function useHover(enter: () => void, leave: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef('');

  function later(event: PointerEvent, act: () => void, ms: number) {
    clearTimeout(timer.current);
    // Touch cannot hover; a press opens the cart instead.
    if (event.pointerType === 'mouse') timer.current = setTimeout(act, ms);
  }

  return {
    listeners: {
      onPointerDown: (event: PointerEvent) => {
        pressed.current = placeOf(event);
      },
      onPointerEnter: (event: PointerEvent) => {
        // After the pressed dialog closes, the pointer is still at the pressed position: that is
        // not a new hover.
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
