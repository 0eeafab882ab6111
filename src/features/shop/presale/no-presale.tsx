import { Link } from 'react-router';

const WAYS = [
  ['/presale', 'All presale'],
  ['/bullion-in-stock', 'Bullion in stock'],
  ['/silver/new-arrivals', 'New silver arrivals'],
  ['/gold/new-arrivals', 'New gold arrivals'],
] as const;

/** Nothing is sold before it arrives. `category` is the page's own path. */
export function NoPresale({ category }: { category: string }) {
  return (
    <section className="section">
      <h2>Nothing is on presale right now</h2>
      <p>What we sell here is in the vault, or has sold out. See what can be bought today:</p>
      <ul className="presale-months">
        {WAYS.filter(([href]) => href !== `/${category}`).map(([href, label]) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
