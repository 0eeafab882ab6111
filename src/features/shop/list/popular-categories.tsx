import { Link } from 'react-router';

const popular = [
  { href: '/silver/silver-coins', label: 'Silver coins' },
  { href: '/silver/silver-bars', label: 'Silver bars' },
  { href: '/gold/gold-coins', label: 'Gold coins' },
  { href: '/gold/gold-bars', label: 'Gold bars' },
  { href: '/platinum-bullion', label: 'Platinum' },
  { href: '/copper', label: 'Copper' },
  { href: '/jewelry', label: 'Jewelry' },
  { href: '/best-sellers', label: 'Best sellers' },
  { href: '/deals', label: 'Deals' },
  { href: '/bullion-in-stock', label: 'Bullion in stock' },
] as const;

/** Links to the most visited categories. */
export function PopularCategories() {
  return (
    <section className="section">
      <h2>Popular categories</h2>
      <ul className="browse-ways">
        {popular.map(({ href, label }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
