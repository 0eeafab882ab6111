import { Link } from 'react-router';

import type { Slide } from '#api/content/showcase.ts';
import { SmallOrLarge } from '#commerce/ads/small-or-large.tsx';
import { LinkButton } from '#ui/button.tsx';

/** Width and height in pixels of the image of the first slide, and of the others. */
const LARGE = 440;
const SMALL = 160;

/** One slide: its words and links beside its image. */
export function SlideCard({
  slide: { title, lines, image, links },
  isFirst = false,
}: {
  slide: Slide;
  isFirst?: boolean;
}) {
  return (
    <div className="slide">
      <div className="slide-words">
        <h3>{title}</h3>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <div className="row">
          {links.map(({ label, href }, index) =>
            isFirst ? (
              <LinkButton key={href} tone={index === 0 ? 'main' : 'plain'} to={href}>
                {label}
              </LinkButton>
            ) : (
              <Link key={href} className="slide-link" to={href}>
                {label}
              </Link>
            ),
          )}
        </div>
      </div>
      <SmallOrLarge
        image={image}
        size={isFirst ? LARGE : SMALL}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </div>
  );
}
