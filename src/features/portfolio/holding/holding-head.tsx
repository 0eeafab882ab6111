import type { HoldingHistory } from '#api/portfolio/holding.ts';
import { LinkButton } from '#ui/button.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { originWords } from './trade-words.ts';

/** Width and height of the picture, in pixels. */
const ART = 120;

/** What it is and where it came from, with the ways to its forms and to the store. */
export function HoldingHead({ holding }: { holding: HoldingHistory }) {
  const { image, name, href, units } = holding;
  return (
    <div className="holding-head">
      {image ? (
        <span className="holding-art">
          <img src={image} alt="" width={ART} height={ART} />
        </span>
      ) : null}
      <PageHeading lead={originWords(holding)}>{name}</PageHeading>
      <div className="row holding-ways">
        {units > 0 ? (
          <>
            <a className="button" href="#sell">
              Sell to us
            </a>
            <a className="button" href="#exit">
              Sold elsewhere
            </a>
          </>
        ) : null}
        {href ? <LinkButton to={href}>Buy it again</LinkButton> : null}
      </div>
    </div>
  );
}
