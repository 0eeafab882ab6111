import { Link } from 'react-router';

import './no-sale.css';

const WAYS = [
  ['/deals', 'All deals'],
  ['/deals/clearance', 'Clearance: last pieces at a lower price'],
  ['/silver/silver-at-spot', 'Silver at spot'],
  ['/gold/gold-at-spot', 'Gold at spot'],
  ['/best-sellers', 'Best sellers'],
] as const;

/** No sale runs on a page of deals: what else is there. `category` is the page's own path. */
export function NoSale({ category }: { category: string }) {
  return (
    <section className="section">
      <h2>No sale runs here right now</h2>
      <p>Nothing is reduced until the next sale starts. These have low prices without an end:</p>
      <ul className="no-sale-ways">
        {WAYS.filter(([href]) => href !== `/${category}`).map(([href, label]) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
