import { LinkButton } from '#ui/button.tsx';

import './opening.css';

/** The heading of the page; without slides below it, with the store's purpose and two links. */
export function Opening({ hasSlides }: { hasSlides: boolean }) {
  return (
    <div className="page-width opening">
      <h1 tabIndex={-1}>Gold and silver, with every price explained</h1>
      {hasSlides ? null : (
        <>
          <p className="lead">Coins, bars and rounds, insured to your door.</p>
          <div className="row">
            <LinkButton tone="main" to="/bullion-in-stock">
              Shop bullion in stock
            </LinkButton>
            <LinkButton to="/investing-guide/beginners">New to metals? Start here</LinkButton>
          </div>
        </>
      )}
    </div>
  );
}
