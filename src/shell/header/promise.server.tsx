import { ContactLinks } from '#shell/footer/contact-links.tsx';

/** §2 The banner's promise in the specification's words, and the contacts. */
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
