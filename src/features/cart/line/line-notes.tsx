import { Link } from 'react-router';

import type { CartLine } from '#api/cart/cart-model.ts';
import { predictionSaving } from '#api/portfolio/prediction-saving.ts';
import { formatCount } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { Disclosure } from '#ui/overlay/disclosure.tsx';

/** The texts that few lines of a cart have: they load with the first such line. */
export default function LineNotes({ line }: { line: CartLine }) {
  return (
    <>
      {line.pieces ? <LinePieces pieces={line.pieces} /> : null}
      {line.prediction ? <LinePrediction line={line} prediction={line.prediction} /> : null}
    </>
  );
}

/** The contents of one unit of a grouped product. */
function LinePieces({ pieces }: { pieces: NonNullable<CartLine['pieces']> }) {
  const count = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Disclosure summary={`Each holds ${count === 1 ? 'one piece' : `${count} pieces`}`}>
      <ul className="line-pieces">
        {pieces.map(({ name, href, quantity }) => (
          <li key={href}>
            {quantity} × <Link to={href}>{name}</Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/**
 * §9 The price at the spot that the customer predicted. It is today's price by check and the saving:
 * §9's formula leaves out the part of a price that depends on the quantity, which stays the same.
 */
function LinePrediction({
  line: { unitCents, quantity },
  prediction: { metal, spotCents, askCents, ...unit },
}: {
  line: CartLine;
  prediction: NonNullable<CartLine['prediction']>;
}) {
  const saving = predictionSaving({ metal, ...unit }, { predicted: spotCents, today: askCents });
  const then = unitCents + saving;
  if (saving === 0 || then <= 0) return null;
  const away = Math.abs(saving);
  const all = `, ${formatMoney(away * quantity)} for all ${formatCount(quantity)}`;
  return (
    <p className="muted">
      You expect {metal} at {formatMoney(spotCents)}: one would cost {formatMoney(then)} by check
      then, {formatMoney(away)} {saving > 0 ? 'more' : 'less'} than today{quantity > 1 ? all : ''}.
    </p>
  );
}
