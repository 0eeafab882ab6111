/** The breadcrumb above every screen about orders. */
export const ACCOUNT = { label: 'Your account', href: '/myaccounts' };
