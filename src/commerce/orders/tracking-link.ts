/** §4 Each carrier's tracking page; the tracking number is appended. */
const PAGES: ReadonlyMap<string, string> = new Map([
  ['usps', 'https://tools.usps.com/go/TrackConfirmAction?tLabels='],
  ['ups', 'https://www.ups.com/track?tracknum='],
  ['fedex', 'https://www.fedex.com/fedextrack/?trknbr='],
]);

/** §4 The tracking page of a parcel; `undefined` for another carrier or without a number. */
export function trackingHref(
  carrierCode: string | undefined,
  trackingNo: string | undefined,
): string | undefined {
  const page = PAGES.get(carrierCode?.trim().toLowerCase() ?? '');
  // Removes the spaces that people type between groups of digits.
  const number = trackingNo?.replaceAll(/\s/g, '');
  return page && number ? page + encodeURIComponent(number) : undefined;
}
