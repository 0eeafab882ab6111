import { longDate } from '#commerce/format/date.ts';
import { Choice, ChoiceGroup } from '#ui/field/choice-field.tsx';

import type { Desk } from './desk.ts';
import { dayIn, type DayOrder } from './file/days.ts';
import { say } from './reading.ts';
import type { TrialView } from './trial.ts';

const ORDERS: Record<DayOrder, string> = {
  'month-first': 'Month first',
  'day-first': 'Day first',
};

/** Asks which of the two numbers of a day is the month, if the file has days that may mean two. */
export function OrderQuestion({ view, desk }: { view: TrialView; desk: Desk }) {
  const { example, order: found, upTo } = view.days;
  if (example === undefined) return null;
  const [first, second] = (['month-first', 'day-first'] as const).map((order) =>
    dayWords(example, order),
  );
  const place = found === 'month-first' ? 'second' : 'first';
  const taken = found === 'month-first' ? 'the month first' : 'the day first';
  return (
    <div className="import-order">
      <ChoiceGroup
        name="import-order"
        legend={`“${example}” is ${first} or ${second}?`}
        hint={
          found
            ? `The file has days up to ${upTo} in ${place} place, so we take ${taken}.`
            : 'Nothing in the file tells. Rows with such days wait for your answer.'
        }
      >
        <div className="import-orders">
          {(['month-first', 'day-first'] as const).map((order) => (
            <Choice
              key={order}
              type="radio"
              name="order"
              value={order}
              checked={view.order === order}
              label={`${ORDERS[order]}: ${dayWords(example, order)}`}
              onChange={() => void say(desk, { order })}
            />
          ))}
        </div>
      </ChoiceGroup>
    </div>
  );
}

function dayWords(text: string, order: DayOrder): string {
  const read = dayIn(text, order, new Date().getFullYear());
  return 'day' in read ? longDate(read.day) : text;
}
