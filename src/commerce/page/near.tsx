import { useEffect, useRef, useState, type ComponentType } from 'react';

import { whenNear } from '#ui/timing/when-near.ts';

type Props<Own> = Own & { load: false | (() => Promise<ComponentType<Own>>) };

/**
 * A part of a page that is loaded when somebody scrolls near its place, and then shown with all other
 * properties: the page is complete without it. If that fails, the next page tries again. Nothing is
 * loaded without `load`.
 */
export function Near<Own extends object>({ load, ...own }: Props<Own>) {
  const mark = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState<ComponentType<Own>>();
  useEffect(() => {
    if (!load) return;
    void whenNear(mark.current)
      .then(load)
      .then(
        (part) => setPart(() => part),
        () => undefined,
      );
  }, [load]);
  return <div ref={mark}>{Part ? <Part {...(own as unknown as Own)} /> : null}</div>;
}
