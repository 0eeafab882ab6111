import type { SpotMetal } from '#api/spot/spot.ts';
import { pageTitle } from '#commerce/page/titles.ts';
import { metalNames } from '#commerce/words/metal-names.ts';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { NearList } from './near-list.tsx';

const LIST_HEADING = 'near-list-heading';

/** The products of a metal with the lowest premium, at the prices of this moment. */
export function NearScreen({ metal }: { metal: SpotMetal }) {
  const name = metalNames[metal];
  const heading = `${name} close to spot`;
  return (
    <div className="page-width stack" data-metal={metal}>
      <title>{pageTitle(heading)}</title>
      <Breadcrumb
        trail={[
          { label: name, href: `/${metal}-bullion` },
          { label: `${name} price`, href: `/chart/${metal}-price` },
        ]}
        here={heading}
      />
      <PageHeading>{heading}</PageHeading>
      <p className="muted">
        What is paid over spot, the ask of the market, for an ounce by check or wire: the smallest
        premium first.
      </p>
      <h2 id={LIST_HEADING} className="visually-hidden" tabIndex={-1}>
        Products
      </h2>
      <NearList metal={metal} headingId={LIST_HEADING} />
    </div>
  );
}
