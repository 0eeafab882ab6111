import { useLocation } from 'react-router';

import type { Listing } from '#api/catalog/listing-model.ts';
import { categoryPath } from '#lib/category-path.ts';

import { PictureTiles } from '../../landing/picture-tiles.tsx';
import { ShelfLinks } from '../../list/shelf-links.tsx';
import { ALL_GIFTS, giftPages } from './gift-pages.ts';
import { GiftService } from './gift-service.tsx';
import { DeadlineSentence, LastDays } from './order-deadline.tsx';
import './gifts.css';

/** Leads into gifts: until when to order, then budgets, and on the page of all gifts the persons. */
export function GiftsLead({ listing: { category, total } }: { listing: Listing }) {
  const here = categoryPath(useLocation().pathname);
  const isAll = here === ALL_GIFTS;
  const deadline = category?.orderDeadline;
  const links = giftPages.map((page) => ({
    href: `/${page.category}`,
    label: page.label,
    current: page.category === here ? ('page' as const) : undefined,
  }));
  return (
    <>
      {deadline ? <DeadlineSentence deadline={deadline} isHere={isAll} /> : null}
      {isAll ? null : <ShelfLinks label="Gifts" links={links} />}
      {total > 0
        ? category?.tileGroups?.map((group) => <PictureTiles key={group.heading} group={group} />)
        : null}
      {isAll ? (
        <div className="gift-parts">
          {deadline ? <LastDays deadline={deadline} /> : null}
          <GiftService />
        </div>
      ) : null}
    </>
  );
}
