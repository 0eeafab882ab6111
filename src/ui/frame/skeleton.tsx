import type { CSSProperties } from 'react';

import './skeleton.css';

/**
 * The shape of what is coming, in rem. It stands still: nothing on a waiting page should move.
 * Say "Loading" once, beside the whole group, not at each shape.
 */
export function Skeleton({
  width = '100%',
  height = '1.5rem',
}: {
  width?: string;
  height?: string;
}) {
  const size: CSSProperties = { inlineSize: width, blockSize: height };
  return <span className="skeleton" style={size} aria-hidden="true" />;
}
