import type { ReactNode } from 'react';

import './page-heading.css';

/**
 * The only h1 of a screen. It receives the focus after a navigation, so that a screen reader starts
 * there. `kicker` is a word above it, `lead` a sentence below, `aside` is at its end.
 */
export function PageHeading({
  children,
  kicker,
  lead,
  aside,
}: {
  children: ReactNode;
  kicker?: ReactNode;
  lead?: ReactNode;
  aside?: ReactNode;
}) {
  return (
    <div className="page-heading">
      {kicker ? <p className="page-heading-kicker">{kicker}</p> : null}
      <h1 tabIndex={-1}>{children}</h1>
      {lead ? <p className="lead">{lead}</p> : null}
      {aside ? <div className="page-heading-aside">{aside}</div> : null}
    </div>
  );
}
