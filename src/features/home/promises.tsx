import { Link } from 'react-router';

import './promises.css';

/** Reasons to buy here: four promises, each with a link to its details. */
export function Promises() {
  return (
    <section className="section">
      <div className="section-head">
        <h2>What you can count on</h2>
      </div>
      <dl className="promises">
        <div>
          <dt>Free shipping from $199</dt>
          <dd>
            On every domestic order of $199 or more.{' '}
            <Link to="/legals/shipping-insurance">How we ship</Link>
          </dd>
        </div>
        <div>
          <dt>Insured to your door</dt>
          <dd>At home and abroad, until it is delivered in a plain box.</dd>
        </div>
        <div>
          <dt>Prices with their reasons</dt>
          <dd>Each price says its premium over spot, and what a card adds: 4.2 %.</dd>
        </div>
        <div>
          <dt>We buy back</dt>
          <dd>
            Send us what you no longer want, wherever you bought it.{' '}
            <Link to="/sell-to-us">Sell to us</Link>
          </dd>
        </div>
      </dl>
    </section>
  );
}
