import type { FormEvent, ReactNode } from 'react';
import { Link } from 'react-router';

import type { Holding } from '#api/portfolio/portfolio.ts';
import { changeWords } from '#commerce/format/change-words.ts';
import { countWords, formatCount } from '#commerce/format/count.ts';
import { formatMeasure, formatOunces } from '#commerce/format/measure.ts';
import { formatMoney, formatMoneyChange } from '#commerce/format/money.ts';
import { asNumber } from '#lib/fraction.ts';
import { Button } from '#ui/button.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { Disclosure } from '#ui/overlay/disclosure.tsx';

import { holdingPath } from '../../holding-path.ts';
import type { Result } from '../../result.ts';
import { REMOVE_FORM } from '../portfolio-forms.ts';
import type { ListSum, Valued } from '../holdings-list.ts';

/** Width and height of a picture, in pixels. */
const ART = 56;
/** Of what the store has no art of. */
const INGOT = 'M3.5 17l3-9h11l3 9zM6.5 8l2.5 9';

/** A holding with what it cost, what it is worth, and what can be done with it. */
export function HoldingRow({
  row: { holding, paidCents, result, bidCents },
  isPending,
  onRemove,
}: {
  row: Valued;
  isPending: boolean;
  onRemove: (event: FormEvent<HTMLFormElement>) => void;
}) {
  return (
    <tr>
      <Product holding={holding} />
      <Figure label="Units">{formatMeasure(holding.units)}</Figure>
      <Figure label="Ounces">{formatOunces(asNumber(holding.ounces))}</Figure>
      <Figure label="You paid">{formatMoney(paidCents)}</Figure>
      <Figure label="Worth now" isMain>
        {result ? formatMoney(result.worthCents) : 'no price now'}
      </Figure>
      <Figure label="We would pay">
        {bidCents === undefined ? 'on request' : formatMoney(bidCents)}
      </Figure>
      <GainCell result={result} />
      <td className="holdings-do">
        <Link to={sellHref(holding, bidCents !== undefined)}>
          Sell<span className="visually-hidden">, {holding.name}</span>
        </Link>
        <Removal holding={holding} isPending={isPending} onRemove={onRemove} />
      </td>
    </tr>
  );
}

/** A request to sell that begins with all of it; without a bid the request is empty. */
function sellHref({ id, units }: Holding, hasBid: boolean): string {
  const path = '/sell-to-us/request?from=portfolio';
  return hasBid ? `${path}&product=${id}&quantity=${Math.floor(units)}` : path;
}

function Product({ holding: { id, name, image, source } }: { holding: Holding }) {
  return (
    <th scope="row" className="holdings-product">
      <span className="holdings-art">
        {image ? (
          <img src={image} alt="" width={ART} height={ART} loading="lazy" />
        ) : (
          <Drawing strokes={INGOT} />
        )}
      </span>
      <Link to={holdingPath(id)} data-name={name}>
        {name}
      </Link>{' '}
      {source ? <small>From {source}</small> : null}
    </th>
  );
}

/** What goes with it is said before it goes. */
function Removal({
  holding: { id, name, units },
  isPending,
  onRemove,
}: {
  holding: Holding;
  isPending: boolean;
  onRemove: (event: FormEvent<HTMLFormElement>) => void;
}) {
  return (
    <Disclosure
      summary={
        <span>
          Remove<span className="visually-hidden">, {name}</span>
        </span>
      }
    >
      <form method="post" onSubmit={onRemove}>
        <p>
          {formatMeasure(units)} {units === 1 ? 'unit' : 'units'}, each purchase and sale of it, and
          their gains leave your portfolio. You can put it back afterwards.
        </p>
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="product" value={id} />
        <Button
          type="submit"
          name="form"
          value={REMOVE_FORM}
          pending={isPending}
          aria-label={`Remove it, ${name}`}
        >
          Remove it
        </Button>
      </form>
    </Disclosure>
  );
}

/** The sums of all that is found, also of what is on other pages. */
export function SumRow({ sum, of }: { sum: ListSum; of: number }) {
  const { count, units, paidCents, result, bidCents, withBid } = sum;
  return (
    <tr data-sum="">
      <th scope="row">
        {count === of
          ? `All ${countWords(count, 'holding')}`
          : `${countWords(count, 'holding')} of ${formatCount(of)}`}
      </th>
      <Figure label="Units">{formatMeasure(units)}</Figure>
      <td aria-hidden="true" className="holdings-none" />
      <Figure label="You paid">{formatMoney(paidCents)}</Figure>
      <Figure label="Worth now">{result ? formatMoney(result.worthCents) : 'not known'}</Figure>
      <Figure label="We would pay">
        {withBid === 0 ? 'on request' : formatMoney(bidCents)}{' '}
        {withBid > 0 && withBid < count ? <small>for {formatCount(withBid)}</small> : null}
      </Figure>
      <GainCell result={result} />
      <td aria-hidden="true" className="holdings-none" />
    </tr>
  );
}

function GainCell({ result }: { result: Result | undefined }) {
  return (
    <td data-label="Gain" data-figure="" data-way={wayOf(result?.gainCents)}>
      {result ? (
        <>
          <b>{formatMoneyChange(result.gainCents)}</b>{' '}
          <small>{changeWords(result.gainPercent)}</small>
        </>
      ) : (
        'not known'
      )}
    </td>
  );
}

function Figure({
  label,
  isMain,
  children,
}: {
  label: string;
  isMain?: boolean;
  children: ReactNode;
}) {
  return (
    <td data-label={label} data-figure="" data-main={isMain ? '' : undefined}>
      {children}
    </td>
  );
}

function wayOf(cents = 0): 'up' | 'down' | undefined {
  if (cents === 0) return undefined;
  return cents > 0 ? 'up' : 'down';
}
