import { useState } from 'react';

import { Icon } from '#ui/icon.tsx';

import { DatesForm } from './dates-form.tsx';
import type { Days } from './days.ts';
import type { ChartChoice } from './range.ts';

/** Any two days instead of a range. */
export function DaysForm({
  choice,
  asked,
}: {
  choice: ChartChoice;
  /** The days of the address, with what is wrong with them. */
  asked: Days | undefined;
}) {
  const [isOpen, setOpen] = useState(asked !== undefined);
  const written = asked && `${asked.from} ${asked.to}`;
  const [answered, setAnswered] = useState(written);
  // Opens for days of an address; another form of the page, which has none, does not fold it.
  if (answered !== written) {
    setAnswered(written);
    if (written) setOpen(true);
  }
  return (
    <details
      className="days"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
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
        action="Show these days"
      />
    </details>
  );
}
