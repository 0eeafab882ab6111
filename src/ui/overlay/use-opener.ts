import { useRef, useState, type SyntheticEvent } from 'react';

import { answerFirst } from '#ui/timing/answer-first.ts';
import type { Intended } from '#ui/timing/on-intent.ts';

/**
 * The button of a popover or menu whose module is fetched on intent. The first press may wait for
 * the module; until then the button is shown as busy. `opened` is the module while it is open.
 */
export function useOpener<Module>(intended: Intended<Module>, elsewhere?: string) {
  const opener = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<Module>();
  const [isOpen, setIsOpen] = useState(false);

  async function open() {
    const now = await intended.press(elsewhere);
    if (!now) return;
    setLoaded(now);
    setIsOpen(true);
  }

  function press(event: SyntheticEvent<HTMLButtonElement>) {
    // Before it has its script, the button may lead elsewhere by a form.
    event.preventDefault();
    const { currentTarget } = event;
    if (isOpen || loaded) setIsOpen(!isOpen);
    else answerFirst(currentTarget, open);
  }

  const opened = isOpen ? loaded : undefined;
  const button = {
    ref: opener,
    type: 'button',
    'aria-expanded': opened !== undefined,
    ...intended.hints,
    onClick: press,
  } as const;
  return { button, opener, opened, close: () => setIsOpen(false) };
}
