import { useEffect, useRef, useState } from 'react';

import { Button } from '#ui/button.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import type { Chart } from './use-chart.ts';
import { useEscape } from './use-escape.ts';
import { player } from './use-tone.ts';

const FAILED = 'Sound could not be started in this browser.';

type State = 'silent' | 'starting' | 'playing' | 'failed';

/**
 * Plays the values in sight while the cursor moves along. A second press, Escape, and other values
 * stop it.
 */
export function PlayButton({
  chart,
  values,
}: {
  chart: Chart;
  /** One for each step in sight. */
  values: readonly number[];
}) {
  const run = useRef<AbortController>(undefined);
  const played = useRef(values);
  const [state, setState] = useState<State>('silent');
  const stop = () => run.current?.abort();

  async function play() {
    const own = new AbortController();
    const { signal } = own;
    run.current = own;
    played.current = values;
    signal.addEventListener('abort', () => setState('silent'));
    setState('starting');
    const loaded = await player.press();
    if (signal.aborted) return;
    if (!loaded) return setState('silent');
    try {
      const silence = await loaded.playValues(values, {
        reached: (index) => chart.moveTo(chart.view.from + index),
        ended: () => setState('silent'),
      });
      if (signal.aborted) return silence();
      signal.addEventListener('abort', silence);
      setState('playing');
    } catch {
      if (signal.aborted) return;
      setState('failed');
      announce(FAILED);
    }
  }

  // The loudspeaker does not know of the page: nothing plays on that is no longer in sight.
  useEffect(() => {
    if (played.current !== values) run.current?.abort();
  }, [values]);
  useEffect(() => () => run.current?.abort(), []);

  useEscape(state === 'starting' || state === 'playing', stop);

  return (
    <>
      <Button
        {...player.hints}
        className="chart-play"
        pending={state === 'starting'}
        onClick={state === 'playing' ? stop : () => void play()}
      >
        {state === 'playing' ? 'Stop' : 'Play as sound'}
      </Button>
      {state === 'failed' ? <p className="chart-failure">{FAILED}</p> : null}
    </>
  );
}
