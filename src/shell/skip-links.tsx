import './skip-links.css';

/** The first stops of the keyboard on every page; seen only while one of them has the focus. */
export function SkipLinks() {
  return (
    <nav className="skip-links" aria-label="Skip to">
      <a href="#main">Skip to main content</a>
      <a href="#searchkey">Skip to search</a>
      <a href="#cart">Skip to cart</a>
    </nav>
  );
}
