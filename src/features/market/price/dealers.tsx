import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import type { Metal } from '#api/spot/metal-spot.ts';
import { comparisonsQuery, type ComparedProduct } from '#api/spot/price-comparisons.ts';
import { longDate } from '#commerce/format/date.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { DataTable } from '#ui/frame/data-table.tsx';

import { DealerDaysButton } from './dealer-days-button.tsx';
import { cheaperWords, lowestOf, sellerName, sellersOf } from './sellers.ts';
import './dealers.css';

export const DEALERS_HEADING = 'dealers-heading';

/** What other dealers ask for the best known products of a metal, beside the price here. */
export function Dealers({ metal, day }: { metal: Metal; day: string }) {
  // The loader has asked; the browser asks again for a retry only.
  const { data, isFetching, refetch } = useQuery({
    ...comparisonsQuery(metal, day),
    enabled: false,
  });
  return (
    <section className="section stack dealers">
      <h2 id={DEALERS_HEADING} tabIndex={-1}>
        What other dealers ask
      </h2>
      {data ? (
        <Compared metal={metal} day={day} products={data} />
      ) : (
        <FailedPart
          says="The prices of other dealers could not be loaded."
          toDo="to load the prices of other dealers"
          pending={isFetching}
          headingId={DEALERS_HEADING}
          retry={refetch}
        />
      )}
    </section>
  );
}

type ComparedProps = { metal: Metal; day: string; products: readonly ComparedProduct[] };

function Compared({ metal, day, products }: ComparedProps) {
  const [first] = products;
  if (!first) {
    return (
      <p>
        No prices of other dealers for {metal} are known of {longDate(day)}.
      </p>
    );
  }
  return (
    <>
      <p className="dealers-sentence">{cheaperWords(products)}</p>
      <p className="muted">
        Prices of <time dateTime={first.day}>{longDate(first.day)}</time>, for one, without
        shipping. Where a dealer prints no price by card, there is none here.
      </p>
      <DealersTable products={products} />
      <DealerDaysButton metal={metal} day={day} />
    </>
  );
}

function DealersTable({ products }: { products: readonly ComparedProduct[] }) {
  const sellers = sellersOf(products);
  return (
    <DataTable caption="Prices here and at other dealers, by check and by card" captionHidden>
      <thead>
        <tr>
          <th scope="col">For one, by check or wire</th>
          {sellers.map((seller) => (
            <th key={seller} scope="col" data-figure="">
              {seller}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.id}>
            <th scope="row">
              <Link to={product.href}>{product.name}</Link>
            </th>
            {sellers.map((seller) => (
              <PriceCell key={seller} product={product} seller={seller} />
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function PriceCell({ product, seller }: { product: ComparedProduct; seller: string }) {
  const price = product.prices.find((each) => sellerName(each) === seller);
  if (!price) return <td data-figure="">no price</td>;
  const isLowest = price.cash === lowestOf(product);
  return (
    <td data-figure="" data-ours={price.isOurs ? '' : undefined}>
      {isLowest ? <b>{formatMoney(price.cash)}</b> : formatMoney(price.cash)}
      {isLowest ? <small> lowest</small> : null}
      {price.card === undefined ? null : (
        <small className="dealers-card"> {formatMoney(price.card)} by card</small>
      )}
    </td>
  );
}
