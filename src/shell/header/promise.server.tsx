import { ContactLinks } from '#shell/footer/contact-links.tsx';

/** §2 What the store promises, in the specification's words, and how to reach it. */
export function PromiseLine() {
  return (
    <>
      <p>
        FREE SHIPPING ON DOMESTIC ORDERS - $199 or more, FULLY INSURED DOMESTIC &amp; INTERNATIONAL
        ORDERS.
      </p>
      <ContactLinks />
    </>
  );
}
