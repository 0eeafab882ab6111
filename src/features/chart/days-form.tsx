import { Icon } from '#ui/icon.tsx';

import { DatesForm } from './dates-form.tsx';
import type { Days } from './days.ts';
import type { ChartChoice } from './range.ts';

/** Any two days instead of a range. */
export function DaysForm({
  choice,
  asked,
  last,
}: {
  choice: ChartChoice;
  /** The days of the address, with what is wrong with them. */
  asked: Days | undefined;
  /** The last day with prices, an ISO 8601 date. */
  last: string;
}) {
  return (
    <details className="days" open={asked !== undefined}>
      <summary>
        Choose days <Icon name="chevron-down" />
      </summary>
      <DatesForm
        label="Days of the chart"
        fields={[
          {
            name: 'from',
            label: 'From',
            value: asked?.from,
            missing: 'Enter the first day.',
            error: asked?.errors.from,
          },
          {
            name: 'to',
            label: 'To',
            value: asked?.to,
            missing: 'Enter the last day.',
            error: asked?.errors.to,
          },
        ]}
        // With the range, which is shown if the days cannot be read.
        choice={{ ...choice, days: undefined }}
        last={last}
        action="Show these days"
      />
    </details>
  );
}
