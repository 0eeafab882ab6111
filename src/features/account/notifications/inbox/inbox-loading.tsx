import { Skeleton } from '#ui/frame/skeleton.tsx';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';

/** Placeholders for a few messages. */
export function InboxLoading() {
  return (
    <div className="inbox-loading">
      <VisuallyHidden>Loading your messages</VisuallyHidden>
      <Skeleton height="4rem" />
      <Skeleton height="4rem" />
      <Skeleton height="4rem" />
    </div>
  );
}
