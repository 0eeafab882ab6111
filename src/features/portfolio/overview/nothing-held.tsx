import { LinkButton } from '#ui/button.tsx';

import { addHoldingPath } from '../add-holding-path.ts';
import { GuidePart } from './guide/guide-part.tsx';
import { hrefOf, type PortfolioView } from './portfolio-view.ts';
import { STANDING_ID } from './standing.tsx';

const REASONS = [
  [
    'One figure for all of it',
    'Coins in a drawer and bars in a vault, at the price of this moment.',
  ],
  ['What you really paid', 'Each piece keeps its premium, so a gain is a gain after what it cost.'],
  [
    'What we would pay',
    'Our bid stands beside the price of the metal, before you decide anything.',
  ],
  [
    'What your sales brought',
    'Each sale against what its own pieces had cost, for this year and for all years.',
  ],
] as const;

/** Instead of the figures of an empty portfolio, or of a metal that is not held. */
export default function NothingHeld({ view, hasSold }: { view: PortfolioView; hasSold: boolean }) {
  if (view.metal !== 'all' || view.form) {
    return (
      <section className="stack section">
        <h2 id={STANDING_ID} tabIndex={-1}>
          {hasSold ? 'You have sold all of this' : 'Nothing of this is in your portfolio'}
        </h2>
        <div className="row">
          <LinkButton to={hrefOf({ ...view, metal: 'all', form: undefined })}>
            Show all that you hold
          </LinkButton>
        </div>
      </section>
    );
  }
  return (
    <>
      <section className="stack section">
        <h2 id={STANDING_ID} tabIndex={-1}>
          {hasSold ? 'You have sold all that you held' : 'Nothing is in your portfolio yet'}
        </h2>
        <ul className="nothing-held">
          {REASONS.map(([head, words]) => (
            <li key={head}>
              <b>{head}</b>
              <p>{words}</p>
            </li>
          ))}
        </ul>
        <div className="row">
          <LinkButton tone="main" to={addHoldingPath()}>
            Add a holding
          </LinkButton>
          <LinkButton to="/bold-bullion-portfolio/import">Import a file</LinkButton>
          <LinkButton to="/bullion-in-stock">Shop what is in stock</LinkButton>
          {hasSold ? (
            <>
              <LinkButton to="/bold-bullion-portfolio/tax-report">Tax report</LinkButton>
              <a
                className="button"
                data-tone="quiet"
                href="/bold-bullion-portfolio/transactions.csv"
              >
                Download all purchases and sales as CSV
              </a>
            </>
          ) : null}
        </div>
      </section>
      <GuidePart />
    </>
  );
}
