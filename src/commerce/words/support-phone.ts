/** §9 The number of the store, as every page shows it. */
export const SUPPORT_PHONE = '1(866)454-BOLD';
/** On telephone keys BOLD is 2653. */
export const SUPPORT_PHONE_HREF = 'tel:+18664542653';
