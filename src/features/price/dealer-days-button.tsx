import { useState, type ComponentType } from 'react';

import type { Metal } from '#api/spot/metal-spot.ts';
import { Button } from '#ui/button.tsx';
import { announce } from '#ui/toast/announcer.tsx';

type MetalDay = { metal: Metal; day: string };

const FAILED = 'The last thirty days could not be loaded. Try again.';

/** Opens the chart of the last thirty days, which is loaded for those who ask for it. */
export function DealerDaysButton({ metal, day }: MetalDay) {
  const [Days, setDays] = useState<ComponentType<MetalDay>>();
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | 'open'>('closed');
  const isOpen = state === 'open';

  async function open() {
    setState('loading');
    try {
      const { DealerDays } = await import('./dealer-days.tsx');
      setDays(() => DealerDays);
      setState('open');
    } catch {
      setState('failed');
      announce(FAILED);
    }
  }

  return (
    <div className="dealer-days-open">
      <Button
        aria-expanded={isOpen}
        pending={state === 'loading'}
        onClick={() => (isOpen ? setState('closed') : void open())}
      >
        {isOpen ? 'Hide the last thirty days' : 'Show the last thirty days'}
      </Button>
      {state === 'failed' ? <p>{FAILED}</p> : null}
      {isOpen && Days ? <Days metal={metal} day={day} /> : null}
    </div>
  );
}
