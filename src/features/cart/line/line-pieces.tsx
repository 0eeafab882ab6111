import { Link } from 'react-router';

import type { CartLine } from '#api/cart/cart-model.ts';
import { Disclosure } from '#ui/overlay/disclosure.tsx';

/** The contents of one unit of a grouped product: few lines have any, and load this with them. */
export default function LinePieces({ pieces }: { pieces: NonNullable<CartLine['pieces']> }) {
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
