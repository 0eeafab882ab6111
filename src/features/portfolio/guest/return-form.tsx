import { useQuery } from '@tanstack/react-query';

import { spotQuery, type Spot } from '#api/spot/spot.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { MetalField } from '#commerce/metal/metal-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';

import { CalculatorForm, useCalculator } from './calculator-form.tsx';
import {
  BOUGHT,
  judgeBought,
  returnOf,
  returnWords,
  type Bought,
  type MetalBought,
  type Problems,
} from './calculators.ts';
import { Gain } from '../overview/gain.tsx';
import { useSampleYear } from './sample-year.ts';

/** A premium that is usual for a gold coin, for the example. */
const PREMIUM_SHARE = 0.02;

/** What metal brought since it was bought, with the premium that was paid for it. */
export function ReturnForm() {
  const { data: spot } = useQuery({ ...spotQuery(), enabled: false });
  const { goldThen } = useSampleYear();
  const calculator = useCalculator(exampleOf(goldThen));
  const { typed, isAsked } = calculator;
  const judged = judgeBought(typed);
  const problems = 'problems' in judged ? judged.problems : {};
  return (
    <CalculatorForm
      id="return"
      heading="What did it bring me?"
      calculator={calculator}
      problems={problems}
      says={'value' in judged ? returnWords(judged.value, spot) : ''}
      answer={
        'value' in judged ? (
          <Answer bought={judged.value} spot={spot} />
        ) : (
          <p>The gain stands here once all is entered.</p>
        )
      }
    >
      <Fields typed={typed} problems={isAsked ? problems : {}} />
    </CalculatorForm>
  );
}

/** Two ounces of gold, bought a year ago; without its price then, the field is empty. */
function exampleOf(goldThen: number | undefined): Bought {
  if (goldThen === undefined) return BOUGHT;
  const premium = Math.round((goldThen * PREMIUM_SHARE) / 100);
  return { ...BOUGHT, price: formatMoney(goldThen).replace('$', ''), over: `${premium}.00` };
}

function Fields({ typed, problems }: { typed: Bought; problems: Problems<Bought> }) {
  const amount = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <>
      <MetalField name="metal" defaultValue={typed.metal} />
      <TextField
        label="Fine ounces"
        name="ounces"
        {...amount}
        defaultValue={typed.ounces}
        error={problems.ounces}
      />
      <TextField
        label="Spot when bought, an ounce"
        name="price"
        {...amount}
        defaultValue={typed.price}
        error={problems.price}
      />
      <TextField
        label="Premium, an ounce"
        name="over"
        {...amount}
        required={false}
        defaultValue={typed.over}
        error={problems.over}
      />
    </>
  );
}

function Answer({ bought, spot }: { bought: MetalBought; spot: Spot | undefined }) {
  const quote = spot?.quotes[bought.metal];
  if (!quote) return <p>{returnWords(bought, spot)}</p>;
  const { cost, worth, percent } = returnOf(bought, quote);
  return (
    <>
      <p>
        Worth {formatMoney(worth)} at the bid of {formatMoney(quote.bidCents)}
      </p>
      <p className="calculator-gain">
        <Gain cents={worth - cost} percent={percent} />
      </p>
      <p className="calculator-also">You paid {formatMoney(cost)}</p>
    </>
  );
}
