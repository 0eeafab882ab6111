import { Link } from 'react-router';

import type { CategoryTileGroup } from '#api/catalog/listing-model.ts';
import { formatCount } from '#commerce/format/count.ts';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';
import './scaled-tiles.css';

/** CSS pixels of the largest picture of a row on a wide screen; narrow ones draw all of it smaller. */
const MOST_PX = 228;
/** CSS pixels of a millimetre: no row is drawn larger than this. */
const MOST_PX_PER_MM = 3.6;

/** Whether a group of tiles can be drawn to one scale: the width of each picture is known. */
export function isScaled({ tiles }: CategoryTileGroup): boolean {
  return tiles.every(({ pictureWidth, imagePath }) => pictureWidth && imagePath);
}

/**
 * Ways into a category by weight: coins beside each other as large as they are. The note is the
 * diameter.
 */
export function ScaledTiles({ group: { heading, tiles } }: { group: CategoryTileGroup }) {
  const widest = Math.max(...tiles.map(({ pictureWidth = 0 }) => pictureWidth));
  const pxPerMm = Math.min(MOST_PX_PER_MM, MOST_PX / widest);
  return (
    <section className="section">
      <div className="section-head">
        <h2>{heading}</h2>
        <p className="muted">Drawn to one scale. Larger pieces usually cost less for each ounce.</p>
      </div>
      <ul className="scaled-tiles">
        {tiles.map(({ name, href, productCount, note, imagePath, pictureWidth = 0 }) => {
          const size = Math.round(pictureWidth * pxPerMm);
          return (
            <li key={href} className="scaled-tile">
              <img src={imagePath} alt="" width={size} height={size} loading="lazy" />
              <div className="scaled-tile-head">
                <h3>
                  <Link to={href}>{name}</Link>
                </h3>
                <p>
                  {formatCount(productCount)}
                  <VisuallyHidden> {productCount === 1 ? 'product' : 'products'}</VisuallyHidden>
                </p>
              </div>
              {note ? <p>{note}</p> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
