import { hydrateLazily } from '#ui/frame/lazy-hydration.tsx';
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

/** The reviews of a product, with all links in the server's HTML. */
export const ProductReviews = hydrateLazily({
  onServer: import.meta.env.SSR ? (await import('./product-reviews.tsx')).default : undefined,
  when: () => Promise.race([whenNear(document.getElementById('reviews')), used]),
  load: () => import('./product-reviews.tsx'),
  fallback: <ReviewsLoading />,
});
