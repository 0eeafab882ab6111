import { useEffect, useEffectEvent } from 'react';

import { setting } from '#ui/settings.ts';
import { onIntent } from '#ui/timing/on-intent.ts';

import type { Chart } from './use-chart.ts';

/** Everything that sounds; no page brings it with its first load. */
export const player = onIntent(() => import('./play.ts'));

/** Plays the value that the cursor reaches, while the setting is on. `values` are those in sight. */
export function useTone({ view, at }: Chart, values: readonly number[]): void {
  const value = at === undefined ? undefined : values[at - view.from];
  const play = useEffectEvent(async (value: number) => {
    if (setting('sound') === 'off') return;
    // The chart says the value in every other way too, so a tone that fails needs no words.
    const loaded = await player.get().catch(() => undefined);
    await loaded?.playValue(value, values);
  });
  // The loudspeaker follows the cursor: to another step, or to another line.
  useEffect(() => {
    if (at !== undefined && value !== undefined) void play(value);
  }, [at, value]);
}
