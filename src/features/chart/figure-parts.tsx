import { LinkButton } from '#ui/button.tsx';

import { whenOf } from './figure.ts';
import { hrefOf, type ChartChoice } from './range.ts';

/** Opens or closes the table: a link, so that the table has an address and needs no JavaScript. */
export function TableLink({ choice }: { choice: ChartChoice }) {
  return (
    <LinkButton to={hrefOf({ ...choice, hasTable: !choice.hasTable })} preventScrollReset>
      {choice.hasTable ? 'Hide the table' : 'Show as table'}
    </LinkButton>
  );
}

/** Instead of a chart without a single point. */
export function NoPrices({ name, choice }: { name: string; choice: ChartChoice }) {
  return (
    <p>
      {name} has no price {whenOf(choice)}. The market rests on weekends and holidays.
    </p>
  );
}
