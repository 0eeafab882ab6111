import { ChoiceForm } from '#ui/field/choice-form.tsx';

import { RANGES, type Range } from './ranges.ts';

type RangeFormProps = { chosen: Range; hrefOf: (range: Range) => string };

/** How far back the chart of a portfolio or a holding looks. */
export function RangeForm({ chosen, hrefOf }: RangeFormProps) {
  return (
    <ChoiceForm
      legend="Range of the chart"
      name="range"
      chosen={chosen.range}
      options={RANGES.map((range) => ({
        value: range.range,
        label: range.range,
        note: range.says,
        href: hrefOf(range),
      }))}
      action="Show this range"
    />
  );
}
