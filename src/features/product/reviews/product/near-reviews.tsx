import { hydrateLazily } from '#ui/frame/lazy-hydration.tsx';
import { whenNear } from '#ui/timing/when-near.ts';
import { whenUsed } from '#ui/timing/when-used.ts';

import { ReviewsLoading } from '../reviews-state.tsx';
import '../review-item.css';
import '../sort-links.css';
import '../star-counts.css';
import '../stars.css';
import './product-reviews.css';

/**
 * Resolves with the first use. A change of the address draws all parts again: without its script this
 * one would be a skeleton until somebody comes near. Listens at once: React asks for the script only
 * when it has time.
 */
const used = import.meta.env.SSR ? Promise.resolve() : whenUsed();

/** The reviews of a product, with all links in the server's HTML. */
export const ProductReviews = hydrateLazily({
  onServer: import.meta.env.SSR ? (await import('./product-reviews.tsx')).default : undefined,
  when: () => Promise.race([whenNear(document.getElementById('reviews')), used]),
  load: () => import('./product-reviews.tsx'),
  fallback: <ReviewsLoading />,
});
