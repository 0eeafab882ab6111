import { Link } from 'react-router';

import type { Ad } from '#api/content/showcase.ts';
import { marketMoment } from '#commerce/format/market-moment.ts';

import { SmallOrLarge } from './small-or-large.tsx';

/** Width and height of the image in pixels. */
const ART = 128;

/** One advertisement in a list: the whole of it leads to its page. */
export function AdItem({ ad: { title, text, image, href, endsAt } }: { ad: Ad }) {
  return (
    <li className="ad-item">
      <div className="ad-item-art">
        <SmallOrLarge image={image} size={ART} loading="lazy" />
      </div>
      <div>
        <h3>
          <Link to={href}>{title}</Link>
        </h3>
        {text ? <p>{text}</p> : null}
        {endsAt ? (
          <p>
            Until <time dateTime={endsAt}>{marketMoment(endsAt)} ET</time>
          </p>
        ) : null}
      </div>
    </li>
  );
}
