import { trackingHref } from '#commerce/orders/tracking-link.ts';

import './tracking-link.css';

/**
 * §4 The parcel's tracking link to its carrier; a plain number if the carrier has no tracking page.
 */
export function TrackingLink({ carrier, number }: { carrier?: string; number: string }) {
  const href = trackingHref(carrier, number);
  if (!href) return <span className="figures">{number}</span>;
  return (
    <a href={href} rel="noreferrer" className="tracking-link">
      Track with {carrier}
      <span className="visually-hidden"> number {number}</span>
    </a>
  );
}
