import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';

import type { BudgetChoice, BudgetPlace, MetalForBudget } from '#api/catalog/budget.ts';
import { cardHref } from '#api/catalog/product-card.ts';
import { US_STATES } from '#commerce/address/us-states.ts';
import { useAnswerHeard } from '#commerce/form/use-answer-heard.ts';
import { formatCount } from '#commerce/format/count.ts';
import { lateWords, marketTime } from '#commerce/format/market-time.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { capital } from '#commerce/words/capital.ts';
import { formatPremium } from '#commerce/words/premium-words.ts';

import { AddChoice } from './add-choice.tsx';
import { BudgetTable } from './budget-table.tsx';
import {
  choiceWords,
  FORM_WORDS,
  leftWords,
  ounceWords,
  PAY_WORDS,
  stockWords,
} from './budget-words.ts';
import './budget-answer.css';

/** Pixels of a picture; pictures are square. */
const ART = 320;

type BudgetAnswerProps = { answer: MetalForBudget; place: BudgetPlace };

/** What a sum buys, with its bill, and what else it could buy. */
export function BudgetAnswer({ answer, place }: BudgetAnswerProps) {
  const { choice, cheapest, alternatives } = answer;
  const words = choice ? choiceWords(choice, place.metal) : shortWords(cheapest, place);
  // Prices that move while the answer stands are not read out.
  const [said] = useState(words);
  useAnswerHeard(said, '.budget-form');
  if (!choice) return <TooLittle cheapest={cheapest} place={place} />;
  return (
    <section className="budget-answer">
      <Best choice={choice} place={place} limit={answer.limit} />
      {alternatives.length > 0 ? <BudgetTable best={choice} others={alternatives} /> : null}
      <p className="muted">
        <PricesOf answer={answer} /> They follow the market until your cart holds them, and the
        checkout counts again.
      </p>
    </section>
  );
}

type BestProps = { choice: BudgetChoice; place: BudgetPlace; limit: number | undefined };

function Best({ choice, place, limit }: BestProps) {
  const { product, quantity, ounces, each, premium } = choice;
  return (
    <div className="budget-best" data-metal={place.metal}>
      <img src={product.image} alt="" width={ART} height={ART} />
      <div className="budget-facts">
        <h2 id="answer" tabIndex={-1}>
          <span className="budget-ounces">{ounceWords(ounces)}</span> of {place.metal}
        </h2>
        <p className="budget-what">
          {formatCount(quantity)} × <Link to={cardHref(product)}>{product.name}</Link> at{' '}
          {formatMoney(each)}. {formatPremium(premium, ' an ounce')}.
        </p>
        <Bill choice={choice} place={place} />
        <p className="muted">
          {leftWords(choice.left)} <SoldBack choice={choice} /> {stockWords(choice)}
        </p>
        {limit === undefined ? null : (
          <p>
            {capital(PAY_WORDS[place.payment])} one order is taken up to {formatMoney(limit)}, so
            that the rest of your sum is not used.
          </p>
        )}
        <AddChoice choice={choice} isBest />
      </div>
    </div>
  );
}

function Bill({ choice, place }: { choice: BudgetChoice; place: BudgetPlace }) {
  const { quantity, each, goods, shipping, tax, total } = choice;
  const rows: [label: ReactNode, cost: string][] = [
    [
      `${formatCount(quantity)} × ${formatMoney(each)}, ${PAY_WORDS[place.payment]}`,
      formatMoney(goods),
    ],
    [`Shipping: ${shipping.label}`, shipping.cents === 0 ? 'free' : formatMoney(shipping.cents)],
    [`Sales tax, ${stateName(place.state)}`, tax.cents === 0 ? 'none' : formatMoney(tax.cents)],
    ['Together', formatMoney(total)],
  ];
  return (
    <>
      <dl className="budget-bill figures">
        {rows.map(([label, cost], at) => (
          // The rows never change their order.
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <div key={at}>
            <dt>{label}</dt>
            <dd>{cost}</dd>
          </div>
        ))}
      </dl>
      <p className="muted budget-reason">{tax.reason}</p>
    </>
  );
}

function SoldBack({ choice: { brings, quantity } }: { choice: BudgetChoice }) {
  if (brings === undefined) return <>We list no price for buying it back.</>;
  const many = quantity === 1 ? 'it' : 'they';
  return (
    <>
      Sold back to us today {many} would bring {formatMoney(brings)}.
    </>
  );
}

function PricesOf({ answer: { time, stale } }: { answer: MetalForBudget }) {
  const late = lateWords({ time, stale });
  return (
    <>
      {late ? `${late}, ` : 'Prices of '}
      <time dateTime={time}>{marketTime(time)}</time>.
    </>
  );
}

/** What is missing for the least that can be ordered, and ways on. */
function TooLittle({
  cheapest,
  place,
}: {
  cheapest: BudgetChoice | undefined;
  place: BudgetPlace;
}) {
  const { metal } = place;
  const [search] = useSearchParams();
  const others = new URLSearchParams(search);
  others.delete('form');
  const anyForm = others.toString();
  return (
    <section className="budget-answer">
      <h2 id="answer" tabIndex={-1}>
        {cheapest ? `Not enough for ${goodsWords(place)} yet` : `No ${goodsWords(place)} in stock`}
      </h2>
      {cheapest ? (
        <div className="budget-least">
          <img src={cheapest.product.image} alt="" width={ART} height={ART} />
          <div className="budget-facts">
            <p className="budget-what">
              {shortWords(cheapest, place)} It buys {formatCount(cheapest.quantity)} ×{' '}
              <Link to={cardHref(cheapest.product)}>{cheapest.product.name}</Link>,{' '}
              {ounceWords(cheapest.ounces)} of {metal}.
            </p>
            <Bill choice={cheapest} place={place} />
          </div>
        </div>
      ) : (
        <p>Choose another metal or form, or look again tomorrow.</p>
      )}
      <ul className="budget-ways">
        {place.form ? (
          <li>
            <Link to={`?${anyForm}`} preventScrollReset>
              Look for it in any form
            </Link>
          </li>
        ) : null}
        <li>
          <Link to={metal === 'copper' ? '/copper' : `/${metal}-bullion`}>All {metal}</Link>
        </li>
        <li>
          <Link to="/deals">What is on sale today</Link>
        </li>
      </ul>
    </section>
  );
}

function shortWords(cheapest: BudgetChoice | undefined, place: BudgetPlace): string {
  if (!cheapest) return `No ${goodsWords(place)} in stock.`;
  const { total, left } = cheapest;
  return `${formatMoney(-left)} is missing: the least that we sell costs ${formatMoney(total)}.`;
}

/** "silver", "silver bars". */
function goodsWords({ metal, form }: BudgetPlace): string {
  return form ? `${metal} ${FORM_WORDS[form].many}` : metal;
}

function stateName(code: string): string {
  return US_STATES.find((state) => state.code === code)?.name ?? code;
}
