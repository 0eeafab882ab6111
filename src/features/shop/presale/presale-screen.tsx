import { useQuery } from '@tanstack/react-query';

import { presaleQuery } from '#api/catalog/presale.ts';
import { countWords } from '#commerce/format/count.ts';
import { ProductGrid } from '#commerce/product/product-card.tsx';

import { CategoryHead } from '../category/category-head.tsx';
import { byMonth, type Month } from './by-month.ts';
import { NoPresale } from './no-presale.tsx';
import { PresaleTerms } from './presale-terms.tsx';
import './presale-screen.css';

/** Cards that are likely in sight without scrolling. */
const SOON = 4;

/** §2 What is sold before it is in the vault, by the month in which it ships. */
export function PresaleScreen({ category }: { category: string }) {
  const { data } = useQuery(presaleQuery(category));
  if (!data?.words) return null;
  const { words, products } = data;
  const months = byMonth(products);
  return (
    <div className="page-width">
      <CategoryHead words={words} />
      {months.length > 1 ? <MonthLinks months={months} /> : null}
      <PresaleTerms />
      {months.map(({ id, name, products: ofMonth }, index) => (
        <section key={id} className="section">
          <h2 id={id} tabIndex={-1}>
            {name}
          </h2>
          <ProductGrid products={ofMonth} soon={index === 0 ? SOON : 0} />
        </section>
      ))}
      {months.length === 0 ? <NoPresale category={category} /> : null}
    </div>
  );
}

function MonthLinks({ months }: { months: readonly Month[] }) {
  return (
    <nav aria-label="By ship date">
      <ul className="presale-months">
        {months.map(({ id, name, products }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {name}, {countWords(products.length, 'product')}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
