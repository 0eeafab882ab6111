import type { Metal } from '#api/spot/metal-spot.ts';
import { ChoiceForm } from '#ui/field/choice-form.tsx';

import { METALS } from './metals.ts';
import { againstFor, hrefOf, RANGES, type ChartChoice } from './range.ts';
import './chart-choices.css';

const KINDS = [
  { value: 'line', label: 'Line' },
  { value: 'candles', label: 'Candles' },
] as const;

/** How far back the chart looks, and in which form: each an address. */
export function RangeChoices({ choice }: { choice: ChartChoice }) {
  return (
    <div className="range-choices">
      <ChoiceForm
        legend="Range of the chart"
        name="range"
        chosen={choice.days ? undefined : choice.range.range}
        options={RANGES.map((range) => ({
          value: range.range,
          label: range.label,
          note: range.says,
          href: hrefOf({ ...choice, days: undefined, range }),
        }))}
        action="Show this range"
      />
      <ChoiceForm
        legend="Form of the chart"
        name="kind"
        chosen={choice.kind}
        options={KINDS.map(({ value, label }) => ({
          value,
          label,
          href: hrefOf({ ...choice, kind: value }),
        }))}
        action="Show this form"
        look="switch"
      />
    </div>
  );
}

/** The metals that the line may be compared with, each an address. */
export function AgainstChoices({ metal, choice }: { metal: Metal; choice: ChartChoice }) {
  const options = [undefined, ...againstFor(metal)];
  return (
    <ChoiceForm
      legend="Compare with"
      name="with"
      chosen={choice.against ?? ''}
      options={options.map((against) => ({
        value: against ?? '',
        label: againstWords(against),
        href: hrefOf({ ...choice, kind: 'line', against }),
      }))}
      action="Compare"
      look="words"
    />
  );
}

function againstWords(against: ChartChoice['against']): string {
  if (!against) return 'Nothing';
  return against === 'ratio' ? 'The gold-silver ratio' : METALS[against].name;
}
