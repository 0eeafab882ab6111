import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { spotMetals, spotQuery, type SpotMetal } from '#api/spot/spot.ts';
import { formatOunces } from '#commerce/format/measure.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { NO_WEIGHT, unitOf, UNITS } from '#commerce/metal/fine-ounces.ts';
import { centsFor } from '#lib/fraction.ts';
import { MetalField } from '#commerce/metal/metal-field.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field/choice-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useHydrated } from '#ui/timing/hydrated.ts';
import { announce } from '#ui/toast/announcer.tsx';
import { toast } from '#ui/toast/toast.ts';

import { changeSaleItems, saleItems } from '../list/sale-list.ts';
import { FULL } from '../list/take-off.ts';
import { withWeighed } from '../list/with-bid.ts';
import { finenessIn, FINENESS, typedIn, weighed, type Typed, type Weight } from '../weigh.ts';
import './weigh-form.css';

const WRONG = {
  amount: NO_WEIGHT,
  pieces: 'Enter a whole number from 1 to 99,999.',
};

/**
 * What a metal without a bid of its own is worth at the bid of the market: by weight and fineness,
 * for a number of pieces. It answers while one types; without JavaScript by an address.
 */
export function WeighForm() {
  const [search] = useSearchParams();
  const [typed, setTyped] = useState(() => typedIn(search));
  const isHydrated = useHydrated();
  const answer = weighed(typed);
  const isAsked = typed.amount !== '';
  const wrong = 'wrong' in answer && isAsked ? answer.wrong : [];
  const metal = spotMetals.find((each) => each === typed.melt) ?? 'silver';
  return (
    <section className="weigh stack">
      <h2>Something else? Weigh it</h2>
      <p className="muted">What its metal is worth at the bid of the market, before our quote.</p>
      <form
        className="weigh-form"
        method="get"
        noValidate
        onChange={({ currentTarget }) => setTyped(typedIn(new FormData(currentTarget)))}
        onSubmit={(event) => {
          event.preventDefault();
          if ('weight' in answer) addWeighed(answer.weight);
          else document.getElementById(answer.wrong[0] ?? 'amount')?.focus();
        }}
      >
        <WeightFields metal={metal} typed={typed} wrong={wrong} />
        {'weight' in answer ? <Worth weight={answer.weight} /> : null}
        {isHydrated ? (
          <Button type="submit">
            {'weight' in answer ? `Add as “${answer.weight.name}”` : 'Add it to your list'}
          </Button>
        ) : (
          <WithoutScript isWeight={'weight' in answer} />
        )}
      </form>
    </section>
  );
}

type WeightFieldsProps = { metal: SpotMetal; typed: Typed; wrong: readonly string[] };

function WeightFields({ metal, typed, wrong }: WeightFieldsProps) {
  return (
    <div className="weigh-fields">
      <MetalField name="melt" defaultValue={metal} />
      <FineField key={metal} metal={metal} fine={finenessIn(metal, typed.fine)} />
      <TextField
        label="Weight"
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={typed.amount}
        error={wrong.includes('amount') ? WRONG.amount : undefined}
      />
      <SelectField label="In" name="unit" defaultValue={unitOf(typed.unit)}>
        {Object.entries(UNITS).map(([unit, { words }]) => (
          <option key={unit} value={unit}>
            {words}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Pieces of this weight"
        name="pieces"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={typed.pieces}
        error={wrong.includes('pieces') ? WRONG.pieces : undefined}
      />
    </div>
  );
}

function FineField({ metal, fine }: { metal: SpotMetal; fine: string }) {
  return (
    <SelectField label="Fineness" name="fine" defaultValue={fine}>
      {FINENESS[metal].map(([parts, words]) => (
        <option key={parts} value={parts}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}

/** The answer, before the button that puts it on the list. */
function Worth({ weight: { metal, ounces, exact, pieces } }: { weight: Weight }) {
  const { data: spot } = useQuery({ ...spotQuery(), enabled: false });
  if (!spot) return <p>The price of {metal} is not known right now.</p>;
  const worth = centsFor(exact, spot.quotes[metal].bidCents) * pieces;
  return (
    <p className="weigh-worth figures">
      Holds <b>{formatOunces(ounces * pieces)}</b> fine ounces, melt value{' '}
      <b>{formatMoney(worth)}</b>
    </p>
  );
}

/** The fields are sent, and the server draws the answer; a second button asks for a quote for it. */
function WithoutScript({ isWeight }: { isWeight: boolean }) {
  return (
    <div className="row">
      <Button type="submit">Work it out</Button>
      {isWeight ? (
        <Button type="submit" tone="main" formAction="/sell-to-us/request">
          Ask for a quote for it
        </Button>
      ) : null}
    </div>
  );
}

function addWeighed(weight: Weight): void {
  const before = saleItems();
  changeSaleItems((items) => withWeighed(items, weight));
  if (saleItems() === before) toast(FULL, { tone: 'error' });
  else announce(`${weight.name} is on your list.`);
}
