/** §4 Each carrier's page for one parcel; its number goes at the end. */
const PAGES: ReadonlyMap<string, string> = new Map([
  ['usps', 'https://tools.usps.com/go/TrackConfirmAction?tLabels='],
  ['ups', 'https://www.ups.com/track?tracknum='],
  ['fedex', 'https://www.fedex.com/fedextrack/?trknbr='],
]);

/** §4 Where a parcel can be followed; `undefined` for another carrier or without a number. */
export function trackingHref(
  carrierCode: string | undefined,
  trackingNo: string | undefined,
): string | undefined {
  const page = PAGES.get(carrierCode?.trim().toLowerCase() ?? '');
  // People write the number in groups, and carriers know it without.
  const number = trackingNo?.replaceAll(/\s/g, '');
  return page && number ? page + encodeURIComponent(number) : undefined;
}
