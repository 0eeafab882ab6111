import { Link } from 'react-router';

import { pricedMetals, type Metal } from '#api/spot/metal-spot.ts';

import { METALS } from './metals.ts';

/** What moves each price besides the dollar and interest rates. */
const DRIVERS: Record<Metal, string> = {
  silver:
    'More than half of all silver is used up by industry: solar cells, electronics, brazing. So silver follows gold, and factories as well, and it swings wider than gold does.',
  gold: 'Central banks and savers hold most of the gold there is, and little of it is used up. So gold moves with trust in currencies, with interest rates after inflation, and with what central banks buy.',
  platinum:
    'Most platinum cleans the exhaust of diesel engines or is worn as jewelry, and most of it is mined in South Africa. A strike there, or a change in what cars are built, is seen in the price.',
  palladium:
    'Four fifths of all palladium clean the exhaust of gasoline engines, and most of it comes from Russia and South Africa. It is a small market, so its price moves fast.',
  copper:
    'Copper is wire, pipe and motors. Its price follows building and industry, above all in China, and it is quoted by the pound.',
};

/** What a reader of a price wants to know, and where to go on. */
export default function AboutPrice({ metal }: { metal: Metal }) {
  const { name, shop, unit } = METALS[metal];
  const lower = name.toLowerCase();
  return (
    <section className="about-price">
      <h2 id="about-price">Reading the price of {lower}</h2>
      <div className="about-price-texts">
        <div>
          <h3>What moves it</h3>
          <p>{DRIVERS[metal]}</p>
        </div>
        <div>
          <h3>Ask and bid</h3>
          <p>
            The ask is what the market wants for a {unit}, the bid is what it gives for one. The
            spread between them is its fee for trading at once. All charts here show the ask.
          </p>
        </div>
        <div>
          <h3>How our prices follow</h3>
          <p>
            A product costs the ask for the metal in it, plus a premium for making and handling it.
            We ask the market every 45 seconds while it is open. Your price is held as soon as
            something is in your cart, and the cart says until when.
          </p>
        </div>
      </div>
      <nav aria-label={`More about ${lower} and other metals`}>
        <ul className="about-price-links">
          <li>
            <Link to={shop}>Shop {lower}</Link>
          </li>
          <li>
            <Link to="/bold-bullion-portfolio">Follow what you own</Link>
          </li>
          <li>
            <Link to="/investing-guide">Read the investing guide</Link>
          </li>
          {pricedMetals
            .filter((other) => other !== metal && other !== 'copper')
            .map((other) => (
              <li key={other}>
                <Link to={`/chart/${other}-price`}>{METALS[other].name} price</Link>
              </li>
            ))}
        </ul>
      </nav>
    </section>
  );
}
