import { useId } from 'react';

import './value-bar.css';

/** Tiles of the hatching, in pixels. */
const TILE = 6;
const LINE = 2;

/**
 * A bar as long as its parts are of `whole`: `solid` is filled, `hatched` follows it. Both have an
 * outline, so that they differ without color. A drawing only: what it shows stands in words beside it.
 */
export function ValueBar({
  whole,
  solid = 0,
  hatched = 0,
  empty = 0,
}: {
  whole: number;
  solid?: number;
  hatched?: number;
  empty?: number;
}) {
  const id = useId();
  const percent = (part: number) => `${Math.max(0, Math.min(1, part / whole)) * 100}%`;
  return (
    <svg className="value-bar" aria-hidden="true">
      <pattern
        id={id}
        width={TILE}
        height={TILE}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={LINE} height={TILE} fill="currentColor" />
      </pattern>
      {solid > 0 ? <rect width={percent(solid)} height="100%" fill="currentColor" /> : null}
      {hatched > 0 ? (
        <svg x={percent(solid)} width={percent(hatched)}>
          <rect className="value-bar-outline" fill={`url(#${id})`} />
        </svg>
      ) : null}
      {empty > 0 ? (
        <>
          <svg width={percent(empty)}>
            <rect className="value-bar-outline" fill="none" />
          </svg>
          <line className="value-bar-rest" x1={percent(empty)} x2="100%" y1="50%" y2="50%" />
        </>
      ) : null}
    </svg>
  );
}
