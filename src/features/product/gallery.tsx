import { useState } from 'react';

import type { Picture, Product } from '#api/catalog/product-model.ts';

import './gallery.css';

const VIEW_WORDS: Record<Picture['view'], string> = {
  obverse: 'front',
  reverse: 'reverse',
  edge: 'edge',
  package: 'as packed',
  detail: 'detail',
};

/** The images of a product: a large one, and a button for each if there are several. */
export function Gallery({ pictures }: { pictures: Product['pictures'] }) {
  const [shown, setShown] = useState(0);
  const picture = pictures[shown] ?? pictures[0];
  const isFirst = picture === pictures[0];
  return (
    <div className="gallery">
      <div className="gallery-large">
        <img
          src={picture.src}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading="eager"
          fetchPriority={isFirst ? 'high' : 'auto'}
        />
      </div>
      {pictures.length > 1 ? (
        <ul className="gallery-views" aria-label="Pictures">
          {pictures.map((one, index) => (
            <li key={one.src}>
              <button
                type="button"
                className="gallery-view"
                aria-current={one === picture ? 'true' : undefined}
                aria-label={`Image ${index + 1} of ${pictures.length}, ${VIEW_WORDS[one.view]}`}
                onClick={() => setShown(index)}
              >
                <img src={one.src} alt="" width={72} height={72} />
                <span aria-hidden="true">{VIEW_WORDS[one.view]}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
