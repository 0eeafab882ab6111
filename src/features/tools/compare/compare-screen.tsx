import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { Comparable } from '#api/catalog/comparable-model.ts';
import { comparableQuery } from '#api/catalog/comparable.ts';
import { elsewhereQuery } from '#api/catalog/elsewhere.ts';
import { keepChosen, type Chosen } from '#commerce/compare/chosen.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { CompareForm } from './compare-form.tsx';
import { MOST, type Asked } from './compare-place.ts';
import { comparedAt, differingIn, groupsOf } from './compare-rows.ts';
import { CompareTable } from './compare-table.tsx';
import { headingOf } from './compare-title.ts';
import { Finder } from './finder.tsx';
import { LeftOut } from './left-out.tsx';
import { Starts } from './starts.tsx';
import { useComparison } from './use-comparison.ts';
import './compare-screen.css';

export const LEAD =
  'Choose two to four products, and see what each costs at your quantity, how far over its metal, and where they differ.';

/** Two to four products beside each other. `day` is that of the prices elsewhere. */
export function CompareScreen({ day }: { day: string }) {
  const comparison = useComparison();
  const { asked } = comparison;
  const answers = useProducts(asked.ids);
  const products = answers.flatMap(({ data }) => data ?? []);
  const gone = asked.ids.filter((_, at) => answers[at]?.data === null);
  const isWhole = answers.every(({ data }) => data !== undefined);
  useKept(isWhole ? products : []);
  const heading = headingOf(isWhole ? products : []);
  const shelf = shelfOf(products);

  async function retry() {
    const again = await Promise.all(answers.map(({ refetch }) => refetch()));
    return { isSuccess: again.every(({ isSuccess }) => isSuccess) };
  }

  return (
    <div className="page-width compare">
      <Breadcrumb trail={shelf} here="Compare" />
      <PageHeading lead={asked.ids.length === 0 ? LEAD : undefined}>{heading}</PageHeading>
      <LeftOut asked={asked} gone={gone} />
      {isWhole ? (
        <Comparison {...{ day, products, comparison }} />
      ) : (
        <FailedPart
          says="The products could not be loaded."
          toDo="to load the products"
          pending={answers.some(({ isFetching }) => isFetching)}
          headingId="compare-prices"
          retry={retry}
        />
      )}
    </div>
  );
}

type ComparisonProps = {
  day: string;
  products: readonly Comparable[];
  comparison: ReturnType<typeof useComparison>;
};

function Comparison({ day, products, comparison }: ComparisonProps) {
  const { asked } = comparison;
  const { data: elsewhere } = useQuery({
    ...elsewhereQuery(day),
    enabled: products.length > 0,
  });
  // A comparison goes on with the products that there are.
  const here: Asked = { ...asked, ids: products.map(({ id }) => id) };
  const isAsking = asked.find !== undefined || products.length < 2;
  const finder = isAsking && products.length < MOST ? <Finder asked={here} /> : null;
  if (products.length === 0) {
    return (
      <>
        {finder}
        {asked.find ? null : <Starts />}
      </>
    );
  }
  const compared = comparedAt(products, { quantity: asked.quantity, elsewhere });
  const groups = groupsOf(compared, asked.quantity);
  const shown = asked.onlyDiffering && products.length > 1 ? differingIn(groups) : groups;
  return (
    <>
      <CompareForm {...{ asked: here, compared, comparison }} />
      {finder}
      <CompareTable {...{ asked: here, compared, groups: shown }} />
    </>
  );
}

/** A hook for each: that of the library for several is 0.9 kB of the script of every page. */
function useProducts(ids: readonly number[]) {
  const answers = [useProduct(ids[0]), useProduct(ids[1]), useProduct(ids[2]), useProduct(ids[3])];
  return answers.slice(0, ids.length);
}

function useProduct(id: number | undefined) {
  return useQuery({ ...comparableQuery(id ?? 0), enabled: id !== undefined });
}

/** What is compared is what this tab has chosen: lists go on with it. */
function useKept(products: readonly Comparable[]): void {
  const chosen = JSON.stringify(products.map(({ id, name, image }) => ({ id, name, image })));
  // Writes into the storage of the tab.
  useEffect(() => {
    if (chosen !== '[]') keepChosen(JSON.parse(chosen) as Chosen[]);
  }, [chosen]);
}

/** The list in which all of them stand. */
function shelfOf(products: readonly Comparable[]) {
  const [first, ...others] = products.map(({ shelf }) => shelf);
  return first && others.every((shelf) => shelf?.href === first.href) ? [first] : [];
}
