import { lazy, Suspense } from 'react';

import { whenNear } from '#ui/timing/when-near.ts';

import { ReviewsLoading } from '../reviews-state.tsx';
import '../review-item.css';
import '../sort-links.css';
import '../star-counts.css';
import '../stars.css';
import './product-reviews.css';

const USES = ['pointerdown', 'keydown', 'focusin', 'input', 'popstate'];

/**
 * Resolves when somebody begins to use the page. A change of its address draws all parts again: without
 * its script this one would be a skeleton until somebody comes near.
 */
function whenUsed(): Promise<void> {
  return new Promise((resolve) => {
    for (const use of USES) addEventListener(use, () => resolve(), { once: true, capture: true });
  });
}

/** Listens at once: React asks for the script only when it has time. */
const used = import.meta.env.SSR ? Promise.resolve() : whenUsed();

/** In the server's HTML with all its links; its script comes with the reader. */
const Reviews = import.meta.env.SSR
  ? (await import('./product-reviews.tsx')).default
  : lazy(() =>
      Promise.race([whenNear(document.getElementById('reviews')), used]).then(
        () => import('./product-reviews.tsx'),
      ),
    );

/** The reviews of a product. */
export function ProductReviews({ productId }: { productId: number }) {
  return (
    <Suspense fallback={<ReviewsLoading />}>
      <Reviews productId={productId} />
    </Suspense>
  );
}
