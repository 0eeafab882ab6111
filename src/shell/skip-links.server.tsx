/** The skip links of a page with the full header; without it, `skip-links.css` hides the last two. */
export function SkipLinkList() {
  return (
    <>
      <a href="#main">Skip to main content</a>
      <a href="#searchkey">Skip to search</a>
      <a href="#cart">Skip to cart</a>
    </>
  );
}
