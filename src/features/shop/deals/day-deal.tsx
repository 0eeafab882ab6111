import { Link } from 'react-router';

import type { Deal } from '#api/catalog/deals-model.ts';
import { cardHref, type ProductCard } from '#api/catalog/product-card.ts';
import { WatchButton } from '#commerce/alerts/watch-button.tsx';
import { formatCount } from '#commerce/format/count.ts';
import { formatMoney, formatPrice, moneyParts, NO_PRICE } from '#commerce/format/money.ts';
import { BuyAction } from '#commerce/product/buy-action.tsx';
import { PAID_BY } from '#commerce/product/pay.ts';
import { PremiumRuler, readScale } from '#commerce/product/premium-ruler.tsx';
import { WasPrice } from '#commerce/product/price.tsx';

import type { Today } from './deal-grid.tsx';
import './day-deal.css';

/** Pixels of the large picture, which is square. */
const ART = 480;

type DayDealProps = { deal: Deal; today: Today | undefined };

/** One product large: its price is the loudest thing on the page. */
export function DayDeal({ deal, today }: DayDealProps) {
  const price = today ? today.price : deal;
  return (
    <div className="day-deal" data-metal={deal.metal}>
      <div className="day-deal-art">
        <img
          src={deal.image}
          alt=""
          width={ART}
          height={ART}
          fetchPriority="high"
          decoding="async"
        />
      </div>
      <div className="day-deal-words">
        <h3>
          <Link to={cardHref(deal)}>{deal.name}</Link>
        </h3>
        {price ? <Price product={price} /> : <p>Its price of today is not known yet.</p>}
        {today ? null : <Saving deal={deal} />}
        <div className="day-deal-action">
          <BuyAction product={price ?? deal} tone="main" />
          <WatchButton id={deal.id} name={deal.name} says="Watch" />
        </div>
      </div>
    </div>
  );
}

function Price({ product: { cash, card, was } }: { product: ProductCard }) {
  if (cash === 0) return <p>{NO_PRICE}</p>;
  const { whole, cents } = moneyParts(cash);
  return (
    <div className="figures">
      <p className="day-deal-price">
        <span className="display">
          ${whole}
          <span className="day-deal-cents">.{cents}</span>
        </span>{' '}
        each {PAID_BY.check} {was === undefined ? null : <WasPrice cents={was} />}
      </p>
      <p className="muted">
        {formatMoney(card)} each {PAID_BY.card}
      </p>
    </div>
  );
}

function Saving({ deal }: { deal: Deal }) {
  return (
    <>
      <p className="figures">{savingWords(deal)}</p>
      <PremiumRuler product={deal} scale={readScale([deal])} />
    </>
  );
}

/** "Saves $1.46 each, 2.0 %. 69 left at this price." */
function savingWords({ saves, percent, left }: Deal): string {
  const saving = saves > 0 ? `Saves ${formatMoney(saves)} each, ${percent.toFixed(1)} %.` : '';
  return [saving, left === undefined ? '' : `${formatCount(left)} left at this price.`]
    .filter(Boolean)
    .join(' ');
}

/** The others of the day, in a row: what each costs, and what it cost before. */
export function OtherDeals({
  deals,
  todayOf,
}: {
  deals: readonly Deal[];
  todayOf: (id: number) => Today | undefined;
}) {
  return (
    <ul className="other-deals">
      {deals.map((deal) => {
        const today = todayOf(deal.id);
        const price = today ? today.price : deal;
        return (
          <li key={deal.id} className="other-deal">
            <img src={deal.image} alt="" width={240} height={240} decoding="async" />
            <h3>
              <Link to={cardHref(deal)}>{deal.name}</Link>
            </h3>
            <p className="figures">
              {price ? (
                <>
                  <b>{formatPrice(price.cash)}</b>{' '}
                  {price.was === undefined ? null : <WasPrice cents={price.was} />}
                </>
              ) : (
                'Its price of today is not known yet.'
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
