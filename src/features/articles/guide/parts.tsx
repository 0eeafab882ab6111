import { Link } from 'react-router';

import type { ContentPage } from '#api/content/content.ts';
import { countWords } from '#commerce/format/count.ts';

import './parts.css';

type Teaser = NonNullable<ContentPage['parts']>[number];

/** Pixels of a picture; pictures are square. */
const ART = 320;

/** The pages below this one, each with its art, how long it takes, and the pages below it. */
export function Parts({ parts }: { parts: readonly Teaser[] }) {
  const isGuide = parts.some((part) => part.parts);
  return (
    <section className="guide-parts-part">
      <h2>{isGuide ? 'The parts of the guide' : 'Chapters of this part'}</h2>
      <ol className="guide-parts">
        {parts.map((part) => (
          <Part key={part.href} part={part} />
        ))}
      </ol>
    </section>
  );
}

function Part({ part }: { part: Teaser }) {
  const { href, title, description, image, minutes, parts = [] } = part;
  return (
    <li className="guide-part">
      <div className="guide-part-art">
        {image ? <img src={image} alt="" width={ART} height={ART} loading="lazy" /> : null}
      </div>
      <div>
        <h3>
          <Link to={href}>{title}</Link>
        </h3>
        <p>{description}</p>
        {minutes ? (
          <p className="guide-part-minutes">About {countWords(minutes, 'minute')} to read</p>
        ) : null}
        {parts.length > 0 ? (
          <ul aria-label={`Chapters of ${title}`}>
            {parts.map(({ href: to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </li>
  );
}
