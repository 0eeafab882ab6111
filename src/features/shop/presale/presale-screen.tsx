import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { presaleQuery } from '#api/catalog/presale.ts';
import { formatCount } from '#commerce/format/count.ts';
import { ProductGrid } from '#commerce/product/product-card.tsx';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';

import { CategoryHead } from '../category/category-head.tsx';
import { GROUP_PREVIEW, GroupLink, useGroupFocus } from '../group-link.tsx';
import { byMonth, findMonth, type Month } from './by-month.ts';
import { NoPresale } from './no-presale.tsx';
import { PresaleTerms } from './presale-terms.tsx';
import './presale-screen.css';

/** §2 Products on presale, by the month in which they ship; the address opens one of the months. */
export function PresaleScreen({ category }: { category: string }) {
  const { data } = useQuery(presaleQuery(category));
  const [search] = useSearchParams();
  const months = byMonth(data?.products ?? []);
  const open = findMonth(months, search);
  useGroupFocus(open?.id);
  if (!data?.words) return null;
  return (
    <div className="page-width">
      <CategoryHead words={data.words} />
      {months.length > 1 ? <MonthLinks months={months} /> : null}
      <PresaleTerms />
      {months.map((month, index) => (
        <MonthSection key={month.id} month={month} isOpen={month === open} isFirst={index === 0} />
      ))}
      {months.length === 0 ? <NoPresale category={category} /> : null}
    </div>
  );
}

type MonthSectionProps = {
  month: Month;
  isOpen: boolean;
  /** Likely in sight without scrolling. */
  isFirst: boolean;
};

function MonthSection({ month, isOpen, isFirst }: MonthSectionProps) {
  const { id, name, about, value, products } = month;
  return (
    <section className="section">
      <h2 id={id} tabIndex={-1}>
        {name}
      </h2>
      <ProductGrid
        products={isOpen ? products : products.slice(0, GROUP_PREVIEW)}
        soon={isFirst ? GROUP_PREVIEW : 0}
      />
      <GroupLink
        headingId={id}
        query={`month=${value}`}
        count={products.length}
        about={about}
        isOpen={isOpen}
      />
    </section>
  );
}

function MonthLinks({ months }: { months: readonly Month[] }) {
  return (
    <nav aria-label="By ship date">
      <ul className="month-links">
        {months.map(({ id, label, products }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {label}
              <VisuallyHidden>,</VisuallyHidden> <b>{formatCount(products.length)}</b>
              <VisuallyHidden> {products.length === 1 ? 'product' : 'products'}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
