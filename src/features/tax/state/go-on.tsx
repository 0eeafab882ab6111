import { Link } from 'react-router';

import { goodsWords } from '../rule-of.ts';
import type { Subject } from './examples.ts';

/** Where a reader of a state's page goes next. */
export function GoOn({ subject: { metal, form } }: { subject: Subject }) {
  const goods = goodsWords(metal, form);
  const shelf = metal === 'copper' ? 'copper' : `${metal}-bullion`;
  const links = [
    [`/${shelf}?form=${form}`, `${goods.charAt(0).toUpperCase()}${goods.slice(1)}`],
    ['/state-sales-tax', 'All states'],
    ['/investing-guide/taxes-ira', 'Taxes and IRA in the guide'],
  ] as const;
  return (
    <nav className="section state-tax-on" aria-labelledby="go-on">
      <h2 id="go-on">Go on</h2>
      <ul className="row">
        {links.map(([href, label]) => (
          <li key={href} className="tax-link">
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
