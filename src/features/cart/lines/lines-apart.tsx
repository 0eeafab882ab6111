import { Link } from 'react-router';

import type { CartLine } from '#api/cart/cart-model.ts';
import { setQuantity } from '#commerce/cart/change/change-cart.ts';
import { encodeItem } from '#commerce/cart/keep/guest-codec.ts';
import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import { keyOf } from '#commerce/cart/model/rules.ts';
import { formatCount } from '#commerce/format/count.ts';
import { NO_PRICE } from '#commerce/format/money.ts';
import { Button } from '#ui/button.tsx';

import { headingOf } from '../focus-beside.ts';
import { RemoveLine } from '../removal/remove-line.tsx';
import './lines-apart.css';

/** Lines that cannot be bought, each with its reason; they are not in the total. */
export function LinesApart({
  lines,
  onRemoved,
}: {
  lines: readonly CartLine[];
  onRemoved: (line: CartLine, toast: number) => void;
}) {
  return (
    <section className="lines-apart">
      <h2 id="lines-apart-heading">Cannot be bought now</h2>
      <p className="muted">These are not in your total.</p>
      <ul className="lines-apart-list">
        {lines.map((line) => (
          <li key={keyOf(line)} className="line-apart">
            <div>
              <h3>{line.href ? <Link to={line.href}>{line.name}</Link> : line.name}</h3>
              <p>{reason(line)}</p>
              {canBeLess(line) ? <TakeFewer line={line} most={line.most} /> : null}
            </div>
            <RemoveLine line={line} latest={{ current: line }} onRemoved={onRemoved} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The stock has some units, but fewer than the quantity. */
function canBeLess(line: CartLine): line is CartLine & { most: number } {
  const { active, most = 0, quantity } = line;
  return active && most > 0 && most < quantity;
}

function reason(line: CartLine): string {
  if (!line.active) return 'Set aside: it is not for sale at the moment.';
  if (canBeLess(line)) {
    const [wanted, left] = [line.quantity, line.most].map(formatCount);
    return `You want ${wanted}, and only ${left} are left in stock.`;
  }
  return line.isOutOfStock ? 'Out of stock.' : `${NO_PRICE}.`;
}

function TakeFewer({ line, most }: { line: CartLine; most: number }) {
  return (
    <form
      method="post"
      action={CART_PATH}
      onSubmit={(event) => {
        event.preventDefault();
        // The line moves to the list above, and the pressed button is removed.
        headingOf(event.currentTarget)?.focus();
        setQuantity(line, most);
      }}
    >
      <input type="hidden" name="intent" value="set" />
      <input type="hidden" name="selected" value="on" />
      <input type="hidden" name="line" value={encodeItem({ ...line, quantity: most })} />
      <Button type="submit">
        Take {most}
        <span className="visually-hidden"> of {line.name}</span>
      </Button>
    </form>
  );
}
