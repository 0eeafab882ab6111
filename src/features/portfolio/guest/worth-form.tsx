import { useQuery } from '@tanstack/react-query';

import { spotQuery, type Spot } from '#api/spot/spot.ts';
import { formatOunces } from '#commerce/format/measure.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { unitOf, UNITS, type Unit } from '#commerce/metal/fine-ounces.ts';
import { asNumber } from '#lib/fraction.ts';
import { MetalField } from '#commerce/metal/metal-field.tsx';
import { SelectField } from '#ui/field/choice-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';

import { CalculatorForm, useCalculator } from './calculator-form.tsx';
import {
  FINENESS,
  judgeWeighed,
  WEIGHED,
  worthOf,
  worthWords,
  type MetalWeighed,
  type Problems,
  type Weighed,
} from './calculators.ts';

const WEIGHED_IN: readonly Unit[] = ['g', 'kg', 'ozt'];

/** What the pure metal in a weight is worth at the market. */
export function WorthForm() {
  const { data: spot } = useQuery({ ...spotQuery(), enabled: false });
  const calculator = useCalculator(WEIGHED);
  const { typed, isAsked } = calculator;
  const judged = judgeWeighed(typed);
  const problems = 'problems' in judged ? judged.problems : {};
  return (
    <CalculatorForm
      id="worth"
      heading="What is my metal worth?"
      calculator={calculator}
      problems={problems}
      says={'value' in judged ? worthWords(judged.value, spot) : ''}
      answer={
        'value' in judged ? (
          <Answer weighed={judged.value} spot={spot} />
        ) : (
          <p>The worth stands here once a weight is entered.</p>
        )
      }
    >
      <Fields typed={typed} problems={isAsked ? problems : {}} />
    </CalculatorForm>
  );
}

function Fields({ typed, problems }: { typed: Weighed; problems: Problems<Weighed> }) {
  return (
    <>
      <MetalField name="melt" defaultValue={typed.melt} />
      <SelectField label="Fineness" name="fine" defaultValue={typed.fine}>
        {FINENESS.map(([parts, words]) => (
          <option key={parts} value={parts}>
            {words}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Weight"
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={typed.amount}
        error={problems.amount}
      />
      <SelectField label="In" name="unit" defaultValue={unitOf(typed.unit)}>
        {WEIGHED_IN.map((unit) => (
          <option key={unit} value={unit}>
            {UNITS[unit].words}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function Answer({ weighed, spot }: { weighed: MetalWeighed; spot: Spot | undefined }) {
  const { metal, ounces } = weighed;
  const quote = spot?.quotes[metal];
  if (!quote) return <p>{worthWords(weighed, spot)}</p>;
  const { bid, ask } = worthOf(ounces, quote);
  return (
    <>
      <p>{formatOunces(asNumber(ounces))} fine ounces</p>
      <p>
        at the bid of {formatMoney(quote.bidCents)} <b>{formatMoney(bid)}</b>
      </p>
      <p className="calculator-also">
        at the ask of {formatMoney(quote.askCents)} {formatMoney(ask)}
      </p>
    </>
  );
}
