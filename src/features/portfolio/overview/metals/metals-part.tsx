import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { MetalHeld } from '#api/portfolio/portfolio.ts';
import { spotMetals, spotQuery, type SpotMetal } from '#api/spot/spot.ts';
import { changeWords } from '#commerce/format/change-words.ts';
import { formatOunces } from '#commerce/format/measure.ts';
import { formatMoney, formatMoneyChange } from '#commerce/format/money.ts';
import { metalNames } from '#commerce/words/metal-names.ts';
import { LinkButton } from '#ui/button.tsx';

import { resultOf } from '../../result.ts';
import { ShareBar } from '../../share-bar.tsx';
import { shareSentence } from './share-sentence.ts';
import './metals-part.css';

/** How the worth is shared out among the metals, and a card for each of the four. */
export function MetalsPart({
  metals,
  withPremium,
}: {
  metals: readonly MetalHeld[];
  withPremium: boolean;
}) {
  return (
    <section className="section">
      <h2>By metal</h2>
      <MetalShares metals={metals} withPremium={withPremium} />
      <ul className="metal-cards">
        {spotMetals.map((metal) => {
          const held = metals.find((each) => each.metal === metal);
          return (
            <li key={metal} data-tone={metal}>
              <h3>{metalNames[metal]}</h3>
              {held ? (
                <HeldCard held={held} withPremium={withPremium} />
              ) : (
                <NoneHeld metal={metal} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The largest share first, as in its sentence. Without a worth there is nothing to share. */
function MetalShares({
  metals,
  withPremium,
}: {
  metals: readonly MetalHeld[];
  withPremium: boolean;
}) {
  const shares = metals
    .map((held) => ({
      name: metalNames[held.metal],
      value: resultOf(held, withPremium).worthCents,
      tone: held.metal,
    }))
    .toSorted((one, other) => other.value - one.value);
  const isShared = shares.some(({ value }) => value > 0) && shares.every(({ value }) => value >= 0);
  if (!isShared) return null;
  return (
    <div className="metal-shares">
      <p className="lead">{shareSentence(shares)}</p>
      <ShareBar label="Shares of the metals in what you own" shares={shares} write={formatMoney} />
    </div>
  );
}

function HeldCard({ held, withPremium }: { held: MetalHeld; withPremium: boolean }) {
  const { worthCents, costCents, gainCents, gainPercent } = resultOf(held, withPremium);
  return (
    <>
      <p className="metal-card-worth figures">{formatMoney(worthCents)}</p>
      <dl>
        <Row term="Held">{formatOunces(held.ounces)} oz</Row>
        <Row term="Today" cents={held.dayCents}>
          {formatMoneyChange(held.dayCents)}
        </Row>
        <Row term={withPremium ? 'Paid' : 'Metal when bought'}>{formatMoney(costCents)}</Row>
        <Row term="Gain" cents={gainCents}>
          {formatMoneyChange(gainCents)} <small>{changeWords(gainPercent)}</small>
        </Row>
        <Row term={withPremium ? 'Paid an ounce' : 'Metal an ounce, when bought'}>
          {formatMoney(Math.round(costCents / held.ounces))}
        </Row>
      </dl>
    </>
  );
}

function Row({
  term,
  cents = 0,
  children,
}: {
  term: string;
  /** What its color says: a gain or a loss. */
  cents?: number;
  children: ReactNode;
}) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="figures" data-way={cents > 0 ? 'up' : cents < 0 ? 'down' : undefined}>
        {children}
      </dd>
    </div>
  );
}

function NoneHeld({ metal }: { metal: SpotMetal }) {
  const { data: spot } = useQuery(spotQuery());
  const name = metalNames[metal].toLowerCase();
  const ask = spot?.quotes[metal].askCents;
  return (
    <>
      <p>
        You hold no {name}.{ask ? ` An ounce is ${formatMoney(ask)} today.` : null}
      </p>
      <LinkButton to={`/${metal}`}>See {name}</LinkButton>
    </>
  );
}
