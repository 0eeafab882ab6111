import { useState, type ComponentType } from 'react';

import type { Metal } from '#api/spot/metal-spot.ts';
import { Button } from '#ui/button.tsx';
import { onIntent } from '#ui/timing/on-intent.ts';

type MetalDay = { metal: Metal; day: string };

const days = onIntent(() => import('./dealer-days.tsx'));

/** Opens the chart of the last thirty days, which is loaded for those who ask for it. */
export function DealerDaysButton({ metal, day }: MetalDay) {
  const [Days, setDays] = useState<ComponentType<MetalDay>>();
  const [isPending, setPending] = useState(false);

  async function open() {
    setPending(true);
    const loaded = await days.press();
    setPending(false);
    if (loaded) setDays(() => loaded.DealerDays);
  }

  return (
    <div className="dealer-days-open">
      <Button
        {...days.hints}
        aria-expanded={Days !== undefined}
        pending={isPending}
        onClick={() => (Days ? setDays(undefined) : void open())}
      >
        {Days ? 'Hide the last thirty days' : 'Show the last thirty days'}
      </Button>
      {Days ? <Days metal={metal} day={day} /> : null}
    </div>
  );
}
