import { useState } from 'react';

import type { Picture, Product } from '#api/catalog/product-model.ts';

import './gallery.css';

const VIEW_WORDS: Record<Picture['view'], string> = {
  obverse: 'Front',
  reverse: 'Reverse',
  edge: 'Edge',
  package: 'As packed',
  detail: 'Detail',
};

/** The images of a product: a large one, and a choice of one tab stop if there are several. */
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
          fetchPriority={isFirst ? 'high' : 'auto'}
        />
      </div>
      {pictures.length > 1 ? (
        <fieldset className="gallery-views">
          <legend className="visually-hidden">Picture</legend>
          {pictures.map((one, index) => (
            <label key={one.src} className="gallery-view">
              <input
                type="radio"
                name="picture"
                className="gallery-choice"
                checked={one === picture}
                onChange={() => setShown(index)}
              />
              <img src={one.src} alt="" width={72} height={72} />
              {VIEW_WORDS[one.view]}
            </label>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}
