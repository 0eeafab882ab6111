import { Link } from 'react-router';

import type { CategoryTileGroup } from '#api/catalog/listing-model.ts';
import { slugOf } from '#api/catalog/product-card.ts';
import { formatCount } from '#commerce/format/count.ts';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';
import './word-tiles.css';

/**
 * Ways into a category that have names and counts alone, such as its mints. Menus lead to a list by
 * the id of its heading.
 */
export function WordTiles({ group: { heading, tiles } }: { group: CategoryTileGroup }) {
  return (
    <section className="section">
      <div className="section-head">
        <h2 id={slugOf(heading)}>{heading}</h2>
      </div>
      <ul className="word-tiles">
        {tiles.map(({ name, href, productCount }) => (
          <li key={href}>
            {/* Its route is this page's, so there is nothing to discover. */}
            <Link to={href} discover="none">
              {name}
            </Link>{' '}
            <span className="figures">
              {formatCount(productCount)}
              <VisuallyHidden>{productCount === 1 ? ' product' : ' products'}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
