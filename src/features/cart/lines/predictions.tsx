import type { CartLine } from '#api/cart/cart-model.ts';
import { predictionSaving } from '#api/portfolio/prediction-saving.ts';
import { keyOf } from '#commerce/cart/model/rules.ts';
import { formatCount } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { Disclosure } from '#ui/overlay/disclosure.tsx';

type Expected = { line: CartLine; says: string; allCents: number };

/** §9 What the lines would cost at the spot that the customer predicted: the sum, and each. */
export default function Predictions({ lines }: { lines: readonly CartLine[] }) {
  const expected = lines.flatMap((line) => expectedOf(line) ?? []);
  if (expected.length === 0) return null;
  const sum = expected.reduce((all, { allCents }) => all + allCents, 0);
  return (
    <Disclosure
      summary={`At the prices you expect: ${formatMoney(Math.abs(sum))} ${sum < 0 ? 'less' : 'more'}`}
    >
      <ul className="stack">
        {expected.map(({ line, says }) => (
          <li key={keyOf(line)}>
            {line.name}: {says}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/**
 * The price then is today's price by check and the saving: §9's formula leaves out the part of a
 * price that depends on the quantity, which stays the same.
 */
function expectedOf(line: CartLine): Expected | undefined {
  const { unitCents, quantity, prediction } = line;
  if (!prediction) return undefined;
  const { metal, spotCents, askCents, ...unit } = prediction;
  const saving = predictionSaving({ metal, ...unit }, { predicted: spotCents, today: askCents });
  const then = unitCents + saving;
  if (saving === 0 || then <= 0) return undefined;
  const away = Math.abs(saving);
  const all =
    quantity > 1 ? `, ${formatMoney(away * quantity)} for all ${formatCount(quantity)}` : '';
  const says = `you expect ${metal} at ${formatMoney(spotCents)}. One would cost ${formatMoney(then)} by check then, ${formatMoney(away)} ${saving > 0 ? 'more' : 'less'} than today${all}.`;
  return { line, says, allCents: saving * quantity };
}
