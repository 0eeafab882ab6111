import { Link } from 'react-router';

import type { CartLine } from '#api/cart/cart-model.ts';
import { itemsInWords } from '#commerce/cart/model/cart-words.ts';
import { formatCount } from '#commerce/format/count.ts';

/**
 * The ticked lines that are eligible for an IRA, with a link to an explanation. Renders nothing if
 * there are none.
 */
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
