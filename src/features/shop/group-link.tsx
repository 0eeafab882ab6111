import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

import { formatCount } from '#commerce/format/count.ts';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';

import './group-link.css';

/** Products that a group shows until all of them are requested. */
export const GROUP_PREVIEW = 4;

type GroupLinkProps = {
  /** Id of the group's heading, where the link leads. */
  headingId: string;
  /** The query that opens the group: "month=2027-01". */
  query: string;
  /** All products of the group. */
  count: number;
  /** The end of the link's name: "of March 2027". */
  about: string;
  isOpen: boolean;
};

/**
 * The link below the first products of a group: "All 34", or "First 4" once all are shown. It is an
 * address, so it works without JavaScript and Back closes the group. None below a short group.
 */
export function GroupLink({ headingId, query, count, about, isOpen }: GroupLinkProps) {
  if (count <= GROUP_PREVIEW) return null;
  return (
    <p className="group-link">
      <Link id={linkId(headingId)} to={{ search: isOpen ? '' : query, hash: headingId }}>
        {isOpen ? `First ${GROUP_PREVIEW}` : `All ${formatCount(count)}`}
        <VisuallyHidden> {about}</VisuallyHidden>
      </Link>
    </p>
  );
}

/**
 * Moves the focus when another group of the page opens: to its heading; when a group closes, to its
 * link. `headingId` is that of the open group.
 */
export function useGroupFocus(headingId: string | undefined): void {
  const shown = useRef(headingId);
  // Synchronizes the browser's focus, which would stay on a link with another meaning.
  useEffect(() => {
    const closed = shown.current;
    if (closed === headingId) return;
    shown.current = headingId;
    const goal = headingId ?? (closed && linkId(closed));
    if (goal) document.getElementById(goal)?.focus({ preventScroll: true });
  }, [headingId]);
}

function linkId(headingId: string): string {
  return `all-${headingId}`;
}
