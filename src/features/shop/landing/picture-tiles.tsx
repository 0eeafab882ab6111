import { Link } from 'react-router';

import type { CategoryTileGroup } from '#api/catalog/listing-model.ts';
import { countWords } from '#commerce/format/count.ts';
import './picture-tiles.css';

/** Pixels of a tile's picture; pictures are square. */
const ART = 240;

/**
 * Ways into a category, each a picture above its name. The picture is part of the link, so it needs
 * no alternative text.
 */
export function PictureTiles({ group: { heading, tiles } }: { group: CategoryTileGroup }) {
  return (
    <section className="section">
      <div className="section-head">
        <h2>{heading}</h2>
      </div>
      <ul className="picture-tiles">
        {tiles.map(({ name, href, productCount, note, imagePath }) => (
          <li key={href} className="picture-tile">
            <div className="picture-tile-art">
              {imagePath ? (
                <img src={imagePath} alt="" width={ART} height={ART} decoding="async" />
              ) : null}
            </div>
            <h3>
              <Link to={href}>{name}</Link>
            </h3>
            <p className="picture-tile-count">{countWords(productCount, 'product')}</p>
            {note ? <p className="picture-tile-note">{note}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
