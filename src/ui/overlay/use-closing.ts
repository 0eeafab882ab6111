import { useEffect, type RefObject } from 'react';

/** Subscribes to the keyboard, the pointer and the focus of the whole page. */
export function useClosing(frame: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    function onKeyDown({ key }: KeyboardEvent) {
      if (key !== 'Escape') return;
      frame.current?.querySelector('button')?.focus();
      onClose();
    }
    function onElsewhere({ target }: Event) {
      if (!frame.current?.contains(target as Node)) onClose();
    }
    const events = ['pointerdown', 'focusin'] as const;
    document.addEventListener('keydown', onKeyDown);
    for (const event of events) document.addEventListener(event, onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      for (const event of events) document.removeEventListener(event, onElsewhere);
    };
  }, [frame, onClose]);
}
