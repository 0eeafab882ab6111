import { whenOf } from './figure.ts';
import type { ChartChoice } from './range.ts';

/** Instead of a chart without a single point. */
export function NoPrices({ name, choice }: { name: string; choice: ChartChoice }) {
  return (
    <p>
      {name} has no price {whenOf(choice)}. The market rests on weekends and holidays.
    </p>
  );
}
