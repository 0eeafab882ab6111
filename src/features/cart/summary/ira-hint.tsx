import { Link } from 'react-router';

import type { CartLine } from '#api/cart/cart-model.ts';
import { itemsInWords } from '#commerce/cart/model/cart-words.ts';
import { formatCount } from '#commerce/format/count.ts';

/** What of the ticked lines may be held in an IRA, and where to read how. Nothing if none may. */
export function IraHint({ lines }: { lines: readonly CartLine[] }) {
  const ticked = lines.filter(({ selected }) => selected);
  const eligible = ticked.filter(({ ira }) => ira).length;
  if (eligible === 0) return null;
  return (
    <p className="ira-hint">
      {eligible === ticked.length
        ? 'Everything you ticked may be held in an IRA.'
        : `${formatCount(eligible)} of ${itemsInWords(ticked.length)} you ticked may be held in an IRA.`}{' '}
      <Link to="/services/precious-metals-ira">How an IRA holds metal</Link>
    </p>
  );
}
