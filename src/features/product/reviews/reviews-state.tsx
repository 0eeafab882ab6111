import type { ComponentProps } from 'react';

import { FailedPart } from '#commerce/page/failed-part.tsx';
import { Skeleton } from '#ui/frame/skeleton.tsx';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';

export function ReviewsLoading() {
  return (
    <div className="stack">
      <VisuallyHidden>Loading reviews</VisuallyHidden>
      <Skeleton width="12rem" height="3rem" />
      <Skeleton height="5rem" />
      <Skeleton height="5rem" />
    </div>
  );
}

/** The error of both review sections. */
export function ReviewsFailed(part: Omit<ComponentProps<typeof FailedPart>, 'says' | 'toDo'>) {
  return (
    <FailedPart says="The reviews could not be loaded." toDo="to load the reviews" {...part} />
  );
}
