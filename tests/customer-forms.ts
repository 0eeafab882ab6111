const SETTINGS = '/myaccounts/accountsettings';

/** One form on a customer's screens, with valid values. */
export type CustomerForm = {
  name: string;
  path: string;
  isFor: 'guest' | 'clara';
  /** The API operation that it calls. */
  operation: string;
  /** The typed text by label. Passwords stay only in the page. */
  typed: Record<string, string>;
  chosen?: Record<string, string>;
  /** The chosen option of a radio group. */
  ticked?: string;
  submit: string | RegExp;
  /** For a form without JavaScript: the names of its text fields, and its other values. */
  fields: string[];
  sends?: Record<string, string>;
};

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
    typed: { 'Email address': 'clara.whitfield@example.com', Password: 'Maple-Leaf9' },
    submit: 'Sign in',
    fields: ['email', 'password'],
  },
  {
    name: 'sign up',
    path: '/signup',
    isFor: 'guest',
    operation: 'register',
    typed: { ...PERSON, Password: 'Silver-Eagle1' },
    submit: 'Create account',
    fields: ['firstName', 'lastName', 'email', 'mobile', 'password'],
  },
  {
    name: 'forgotten password',
    path: '/forgot-password',
    isFor: 'guest',
    operation: 'sendResetPasswordLink',
    typed: { 'Email address': 'clara.whitfield@example.com' },
    submit: 'Send the link',
    fields: ['email'],
  },
  {
    name: 'tracking',
    path: '/orders/track',
    isFor: 'guest',
    operation: 'trackCustomerOrder',
    typed: {
      'Order number': 'BPM-104555',
      'Email address': 'clara.whitfield@example.com',
      'ZIP code': '78704',
    },
    submit: 'Track',
    fields: ['invoice', 'email', 'zip'],
  },
  {
    name: 'contact details',
    path: SETTINGS,
    isFor: 'clara',
    operation: 'updateContactInfo',
    typed: PERSON,
    submit: 'Save contact details',
    fields: ['firstName', 'lastName', 'email', 'mobile'],
    sends: { form: 'contact' },
  },
  {
    name: 'password',
    path: SETTINGS,
    isFor: 'clara',
    operation: 'changePassword',
    typed: { 'Present password': 'Maple-Leaf9', 'New password': 'Silver-Eagle1' },
    submit: 'Change password',
    fields: ['now', 'next'],
    sends: { form: 'password' },
  },
  {
    name: 'address',
    path: SETTINGS,
    isFor: 'clara',
    operation: 'addAddress',
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
    typed: { 'Target price in dollars': '1000.50' },
    submit: /^Ask for the alert/,
    fields: ['target'],
    sends: { form: 'price' },
  },
  {
    name: 'contact',
    path: '/company/contact-us',
    isFor: 'guest',
    operation: 'contactUS',
    typed: {
      'First name': 'Ida',
      'Last name': 'Berg',
      'Email address': 'ida.berg@example.com',
      'Order number (optional)': 'bpm 104512',
      'Your message': 'The tube is open.\nWhat now?',
    },
    chosen: { 'What is it about?': 'Product' },
    submit: 'Send the message',
    fields: ['firstName', 'lastName', 'email', 'invoice', 'text'],
    sends: { form: 'letter', topic: 'Product' },
  },
  {
    name: 'review',
    path: '/reviews/write/225134',
    isFor: 'clara',
    operation: 'addProductReview',
    typed: { Heading: 'Well packed', 'Your review': 'In a plain box,\nwith a tube inside.' },
    ticked: '4 stars: good',
    submit: 'Send the review',
    fields: ['heading', 'text', 'author'],
    sends: { form: 'review' },
  },
];
