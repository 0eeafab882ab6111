import { Link } from 'react-router';

import type { Deal } from '#api/catalog/deals-model.ts';
import { cardHref, type ProductCard } from '#api/catalog/product-card.ts';
import { formatMoney, formatPrice, moneyParts, NO_PRICE } from '#commerce/format/money.ts';
import { PAID_BY } from '#commerce/product/pay.ts';
import { WasPrice } from '#commerce/product/price.tsx';
import { premiumWords } from '#commerce/words/premium-words.ts';

import { OfferAction } from './offer-action.tsx';
import { savingWords, type Today } from './deal-prices.tsx';
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
        <OfferAction product={price ?? deal} isLarge />
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
  const { premium, metal = 'metal' } = deal;
  return (
    <div className="figures">
      <p>{savingWords(deal)}</p>
      {premium ? <p className="muted">{premiumWords(premium, metal)}</p> : null}
    </div>
  );
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
