import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

import type { Metal } from '#api/spot/metal-spot.ts';
import { comparedDaysQuery, type ComparedProduct } from '#api/spot/price-comparisons.ts';
import { changeBetween, writingFor } from '#commerce/chart/price-writing.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { ChartTable } from '#ui/chart/chart-table.tsx';
import { LineChart } from '#ui/chart/line-chart.tsx';
import { lineSentence } from '#ui/chart/sentence.ts';
import { useTableBelow } from '#ui/chart/table-below.tsx';
import { useNews } from '#ui/chart/use-news.ts';
import { SelectField } from '#ui/field/choice-field.tsx';

import { lowestDaysWords, sellerDays } from './seller-days.ts';

const HEADING_ID = 'dealer-days-heading';

/** The last thirty days of one product's price, here and at other dealers. */
export function DealerDays({ metal, day }: { metal: Metal; day: string }) {
  const { data, isError, isFetching, refetch } = useQuery(comparedDaysQuery(metal, day));
  const [chosen, setChosen] = useState<number>();
  if (isError && !data) {
    return (
      <FailedPart
        says="The last thirty days could not be loaded."
        toDo="to load the last thirty days"
        pending={isFetching}
        headingId={HEADING_ID}
        retry={refetch}
      />
    );
  }
  if (!data) return <p className="dealer-days-loading">Loading …</p>;
  // The last day has each product once.
  const products = data.filter((each) => each.day === data.at(-1)?.day);
  const product = products.find(({ id }) => id === chosen) ?? products[0];
  if (!product) return <p>No earlier prices are known.</p>;
  return (
    <div className="stack dealer-days">
      <SelectField
        label="Product"
        name="dealer-days-product"
        required={false}
        value={product.id}
        onChange={(event) => setChosen(Number(event.currentTarget.value))}
      >
        {products.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <DaysChart product={product} all={data} />
    </div>
  );
}

function DaysChart({ product, all }: { product: ComparedProduct; all: ComparedProduct[] }) {
  const { id, name } = product;
  const days = useMemo(() => all.filter((each) => each.id === id), [all, id]);
  const { times, lines } = useMemo(() => sellerDays(days), [days]);
  const onShown = useNews(String(id));
  const writing = writingFor('day');
  const [ours] = lines;
  const sentence = lineSentence({
    name: 'Its price here',
    when: 'in the last thirty days',
    points: times.map((time, at) => ({ time, value: ours?.values[at] ?? 0 })),
    write: formatMoney,
    day: writing.moment,
  });
  const table = useTableBelow(times.length, () => (
    <ChartTable
      caption={`${name} by check or wire, US dollars`}
      columns={['Day', ...lines.map((line) => line.name)]}
      rows={times.map((time, at) => ({
        time,
        head: writing.moment(time),
        cells: lines.map(({ values }) => formatMoney(values[at] ?? 0)),
      }))}
      timeZone={writing.timeZone}
    />
  ));
  const says = `${sentence} ${lowestDaysWords(days)}`;
  useEffect(() => onShown(says), [onShown, says]);
  if (times.length === 0) return <p>No earlier prices are known of it.</p>;
  return (
    <LineChart
      // By its own key each chart begins with its whole range.
      key={id}
      id={HEADING_ID}
      heading={`${name} in the last thirty days`}
      sentence={says}
      {...{ times, lines, writing }}
      unit="Dollars for one, by check or wire"
      step="day"
      change={changeBetween}
      table={table}
    />
  );
}
