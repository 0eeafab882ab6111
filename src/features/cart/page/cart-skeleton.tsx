import { Skeleton } from '#ui/frame/skeleton.tsx';

/** Placeholders for three lines. */
export function CartSkeleton() {
  return (
    <div className="stack">
      <span className="visually-hidden">Loading the cart</span>
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} height="8rem" />
      ))}
    </div>
  );
}
