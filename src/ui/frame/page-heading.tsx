import type { ReactNode } from 'react';

import './page-heading.css';

/**
 * The only h1 of a screen. It receives the focus after a navigation, so that a screen reader starts
 * there. `kicker` is a word above it, `lead` a sentence below, `aside` is at its end. A lead in plain
 * words also describes the page to search engines, unless the page has a description of its own.
 */
export function PageHeading({
  children,
  kicker,
  lead,
  aside,
  describes = true,
}: {
  children: ReactNode;
  kicker?: ReactNode;
  lead?: ReactNode;
  aside?: ReactNode;
  describes?: boolean;
}) {
  return (
    <div className="page-heading">
      {import.meta.env.SSR && describes && typeof lead === 'string' ? (
        <meta name="description" content={lead} />
      ) : null}
      {kicker ? <p className="page-heading-kicker">{kicker}</p> : null}
      <h1 tabIndex={-1}>{children}</h1>
      {lead ? <p className="lead">{lead}</p> : null}
      {aside ? <div className="page-heading-aside">{aside}</div> : null}
    </div>
  );
}
