import { useSearchParams } from 'react-router';

import type { Holding } from '#api/portfolio/portfolio.ts';
import { formatUnits } from '#commerce/format/units.ts';

/** What a form without JavaScript has added, by the id of its product in the address. */
export function AddedNote({ holdings }: { holdings: readonly Holding[] }) {
  const added = useSearchParams()[0].get('added');
  const holding = holdings.find(({ id }) => String(id) === added);
  if (!holding) return null;
  return (
    <p className="outcome">
      {holding.name} is added to your portfolio: you hold {formatUnits(holding.units)} of it now.
    </p>
  );
}
