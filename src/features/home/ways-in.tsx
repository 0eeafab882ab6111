import { Link } from 'react-router';

import './ways-in.css';

type Way = { title: string; links: readonly (readonly [href: string, words: string])[] };

/** Short links into the store; the menu has all categories. */
const WAYS: readonly Way[] = [
  {
    title: 'By metal',
    links: [
      ['/silver-bullion', 'Silver'],
      ['/gold-bullion', 'Gold'],
      ['/platinum-bullion', 'Platinum'],
      ['/copper', 'Copper'],
      ['/jewelry', 'Jewelry'],
    ],
  },
  {
    title: 'By weight',
    links: [
      ['/silver/1-oz-silver-coins', '1 oz silver coins'],
      ['/silver/10-oz-silver-bars', '10 oz silver bars'],
      ['/gold/1-10-oz-gold-coins', '1/10 oz gold coins'],
      ['/gold/1-oz-gold-coins', '1 oz gold coins'],
      ['/gold/1-gram-gold-bars', '1 gram gold bars'],
    ],
  },
  {
    title: 'By mint',
    links: [
      ['/silver/us-mint', 'United States Mint'],
      ['/silver/royal-canadian-mint', 'Royal Canadian Mint'],
      ['/gold/british-royal-mint', 'The Royal Mint'],
      ['/gold/perth-mint', 'Perth Mint'],
      ['/gold/south-african-mint', 'South African Mint'],
    ],
  },
  {
    title: 'New here',
    links: [
      ['/silver/new-arrivals', 'New arrivals in silver'],
      ['/gold/new-arrivals', 'New arrivals in gold'],
      ['/presale', 'Presale'],
      ['/silver/ira-approved-silver', 'IRA-approved silver'],
    ],
  },
];

/** Links by the shopper's purpose. */
export function WaysIn() {
  return (
    <section className="section">
      <div className="section-head">
        <h2>Find it your way</h2>
      </div>
      <div className="ways-in">
        {WAYS.map(({ title, links }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul className="ways-in-links">
              {links.map(([href, words]) => (
                <li key={href}>
                  <Link to={href}>{words}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
