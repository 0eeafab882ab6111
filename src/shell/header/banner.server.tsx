import { ContactLinks } from '#shell/footer/contact-links.tsx';
import { Drawing } from '#ui/drawing.tsx';

const CROSS = 'M6 6l12 12M18 6L6 18';

/** §2 The banner in the specification's words, the contacts, and a button that closes it. */
export function BannerLine() {
  return (
    <>
      <p>
        FREE SHIPPING ON DOMESTIC ORDERS - $199 or more, FULLY INSURED DOMESTIC &amp; INTERNATIONAL
        ORDERS.
      </p>
      <ContactLinks />
      <button type="button" title="Close this banner">
        <Drawing strokes={CROSS} />
        <span className="visually-hidden">Close this banner</span>
      </button>
    </>
  );
}
