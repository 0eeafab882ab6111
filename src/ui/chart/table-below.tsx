import { useState, type ReactNode } from 'react';

import { Button } from '#ui/button.tsx';

/** The table of a chart: what opens and closes it, beside the buttons, and the table if it is open. */
export type TableBelow = { link: ReactNode; shown: ReactNode };

/** For a chart whose table has no address of its own; `draw` is called while it is open. */
export function useTableBelow(draw: () => ReactNode): TableBelow {
  const [isOpen, setOpen] = useState(false);
  const link = (
    <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {isOpen ? 'Hide the table' : 'Show as table'}
    </Button>
  );
  return { link, shown: isOpen && draw() };
}
