import './skip-links.css';

/**
 * The first tab stops of every page, visible only while one of them has the focus. `short` where
 * the header has neither search nor cart.
 */
export function SkipLinks({ short }: { short: boolean }) {
  return (
    <div className="skip-links">
      <a href="#main">Skip to main content</a>
      {short ? null : (
        <>
          <a href="#searchkey">Skip to search</a>
          <a href="#cart">Skip to cart</a>
        </>
      )}
    </div>
  );
}
