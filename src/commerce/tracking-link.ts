type Carrier = 'USPS' | 'UPS' | 'FedEx';

const PAGES: Record<Carrier, string> = {
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  UPS: 'https://www.ups.com/track?tracknum=',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr=',
};

/**
 * §4 The carrier's own page about a parcel, for USPS, UPS and FedEx. The specification does not say
 * how the codes are written, so letter case does not matter; `undefined` for any other carrier.
 */
export function trackingLink(
  carrierCode: string | undefined,
  trackingNo: string | undefined,
): string | undefined {
  const code = carrierCode?.trim().toLowerCase();
  const carrier = (Object.keys(PAGES) as Carrier[]).find((name) => name.toLowerCase() === code);
  const number = trackingNo?.replaceAll(/\s/g, '');
  return carrier && number ? PAGES[carrier] + encodeURIComponent(number) : undefined;
}
