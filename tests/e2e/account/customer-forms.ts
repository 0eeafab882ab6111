import type { Locator, Page } from '@playwright/test';
import { inSight } from '../shopper.ts';

const BUFFALO = '2026 1 oz American Gold Buffalo Coin BU';
const SETTINGS = '/myaccounts/accountsettings';

/** One form on a customer's screens, with valid values. */
export type CustomerForm = {
  name: string;
  path: string;
  isFor: 'guest' | 'clara';
  /** The API operation that it calls. */
  operation: string;
  /** Finds the form on its page, and opens it if it is collapsed. */
  place: (page: Page) => Promise<Locator>;
  /** The typed text by label. Passwords stay only in the page. */
  typed: Record<string, string>;
  chosen?: Record<string, string>;
  /** The chosen option of a radio group. */
  ticked?: string;
  submit: string | RegExp;
  /** Visible after success. */
  done: (page: Page) => Locator;
  /** For a form without JavaScript: the names of its text fields, and its other values. */
  fields: string[];
  sends?: Record<string, string>;
};

function main(page: Page): Promise<Locator> {
  return Promise.resolve(page.getByRole('main'));
}

async function folded(place: Locator, summary: string): Promise<Locator> {
  const details = place.locator('details').filter({ hasText: summary }).last();
  await details.locator('summary').click();
  return details;
}

const PERSON = {
  'First name': 'Ida',
  'Last name': 'Berg',
  'Email address': 'ida.berg@example.com',
  'Mobile number': '(512) 555-0177',
};

export const CUSTOMER_FORMS: CustomerForm[] = [
  {
    name: 'sign in',
    path: '/signin',
    isFor: 'guest',
    operation: 'signIn',
    place: main,
    typed: { 'Email address': 'clara.whitfield@example.com', Password: 'Maple-Leaf9' },
    submit: 'Sign in',
    done: (page) => page.getByRole('banner').getByText('Hello, Clara'),
    fields: ['email', 'password'],
  },
  {
    name: 'sign up',
    path: '/signup',
    isFor: 'guest',
    operation: 'register',
    place: main,
    typed: { ...PERSON, Password: 'Silver-Eagle1' },
    submit: 'Create account',
    done: (page) => page.getByRole('banner').getByText('Hello, Ida'),
    fields: ['firstName', 'lastName', 'email', 'mobile', 'password'],
  },
  {
    name: 'forgotten password',
    path: '/forgot-password',
    isFor: 'guest',
    operation: 'sendResetPasswordLink',
    place: main,
    typed: { 'Email address': 'clara.whitfield@example.com' },
    submit: 'Send the link',
    done: (page) => inSight(page).getByText(/has an account, a link to reset/),
    fields: ['email'],
  },
  {
    name: 'tracking',
    path: '/orders/track',
    isFor: 'guest',
    operation: 'trackCustomerOrder',
    place: main,
    typed: {
      'Order number': 'BPM-104555',
      'Email address': 'clara.whitfield@example.com',
      'ZIP code': '78704',
    },
    submit: 'Track',
    done: (page) => page.getByRole('heading', { name: 'Order BPM-104555: Shipped' }),
    fields: ['invoice', 'email', 'zip'],
  },
  {
    name: 'contact details',
    path: SETTINGS,
    isFor: 'clara',
    operation: 'updateContactInfo',
    place: async (page) => page.getByRole('region', { name: 'Contact details' }),
    typed: PERSON,
    submit: 'Save contact details',
    done: (page) => inSight(page).getByText('Your contact details are saved.').first(),
    fields: ['firstName', 'lastName', 'email', 'mobile'],
    sends: { form: 'contact' },
  },
  {
    name: 'password',
    path: SETTINGS,
    isFor: 'clara',
    operation: 'changePassword',
    place: async (page) => page.getByRole('region', { name: 'Password' }),
    typed: { 'Present password': 'Maple-Leaf9', 'New password': 'Silver-Eagle1' },
    submit: 'Change password',
    done: (page) => inSight(page).getByText('Your password is changed.').first(),
    fields: ['now', 'next'],
    sends: { form: 'password' },
  },
  {
    name: 'address',
    path: SETTINGS,
    isFor: 'clara',
    operation: 'addAddress',
    place: (page) => folded(page.getByRole('region', { name: 'Addresses' }), 'Add an address'),
    typed: {
      'Your name for it': 'Cabin',
      'First name': 'Clara',
      'Last name': 'Whitfield',
      'Street address': '7 Lake Road',
      City: 'Burnet',
      'ZIP code': '78611',
    },
    chosen: { State: 'TX' },
    submit: 'Save address, new',
    done: (page) => page.getByRole('heading', { name: /^Cabin/ }),
    fields: [
      'label',
      'firstName',
      'lastName',
      'company',
      'street',
      'unit',
      'city',
      'zip',
      'mobile',
    ],
    sends: { form: 'address-new', state: 'TX' },
  },
  {
    name: 'price alert',
    path: '/myaccounts/watchlist',
    isFor: 'clara',
    operation: 'addAlert',
    place: async (page) => {
      await page.getByRole('button', { name: `More for ${BUFFALO}` }).click();
      await page.getByRole('menuitem', { name: 'Write to me at a lower price' }).click();
      return page.locator('details').filter({ hasText: `lower price, ${BUFFALO}` });
    },
    typed: { 'Target price in dollars': '1000.50' },
    submit: /^Ask for the alert/,
    done: (page) => inSight(page).getByText(`${BUFFALO}: $1,000.50 or less`).first(),
    fields: ['target'],
    sends: { form: 'price' },
  },
  {
    name: 'contact',
    path: '/company/contact-us',
    isFor: 'guest',
    operation: 'contactUS',
    place: async (page) => page.getByRole('region', { name: 'Write to us' }),
    typed: {
      'First name': 'Ida',
      'Last name': 'Berg',
      'Email address': 'ida.berg@example.com',
      'Order number (optional)': 'bpm 104512',
      'Your message': 'The tube is open.\nWhat now?',
    },
    chosen: { 'What is it about?': 'Product' },
    submit: 'Send the message',
    done: (page) =>
      inSight(page).getByText('Thank you. We answer within one business day.').first(),
    fields: ['firstName', 'lastName', 'email', 'invoice', 'text'],
    sends: { form: 'letter', topic: 'Product' },
  },
  {
    name: 'review',
    path: '/reviews/write/225134',
    isFor: 'clara',
    operation: 'addProductReview',
    place: main,
    typed: { Heading: 'Well packed', 'Your review': 'In a plain box,\nwith a tube inside.' },
    ticked: '4 stars: good',
    submit: 'Send the review',
    done: (page) =>
      inSight(page).getByText('Your review appears here once we have read it.').first(),
    fields: ['heading', 'text', 'author'],
    sends: { form: 'review' },
  },
];
