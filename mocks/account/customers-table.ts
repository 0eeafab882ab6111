import type { Wire } from '../backend/wire.ts';

/** A registered customer, as the shop keeps one. */
export type Customer = {
  customerId: string;
  emailId: string;
  password: string;
  firstName: string;
  lastName: string;
  mobNo: string;
  emailVerified: boolean;
  splitOrders: boolean;
  mergeOrders: boolean;
  isSubscribed: boolean;
  profilePhoto?: string;
  profile: Wire<'CustomerProfile'>;
  /** A cancelled order's loss in cents, owed with the next order, and the order it came from. */
  marketLoss?: { invoice: string; cents: number };
};

export type Customers = Map<string, Customer>;

/** The password of every seeded customer. */
const PASSWORD = 'Maple-Leaf9';

const seeded: readonly Customer[] = [
  {
    customerId: 'BPM-20417',
    emailId: 'clara.whitfield@example.com',
    password: PASSWORD,
    firstName: 'Clara',
    lastName: 'Whitfield',
    mobNo: '5125550142',
    emailVerified: true,
    splitOrders: false,
    mergeOrders: true,
    isSubscribed: true,
    profile: {
      customerId: 'BPM-20417',
      boldUserName: 'Clara W.',
      metalPreference: 'silver',
      customerType: 'collector',
      preferenceMintType: 'government',
      preferenceProductTypeId: 1,
      preferenceMints: ['us-mint', 'royal-canadian-mint'],
      preferenceJewelryNCoupon: true,
      isPreferenceUpdated: true,
    },
  },
  {
    customerId: 'BPM-20933',
    emailId: 'marcus.bell@example.com',
    password: PASSWORD,
    firstName: 'Marcus',
    lastName: 'Bell',
    mobNo: '2145550187',
    emailVerified: true,
    splitOrders: true,
    mergeOrders: false,
    isSubscribed: false,
    profile: {
      customerId: 'BPM-20933',
      metalPreference: 'gold',
      customerType: 'investor',
      isPreferenceUpdated: true,
    },
    // Ten coins ordered at 92.40 and cancelled at 83.15, and the fee of 35 dollars.
    marketLoss: { invoice: 'BPM-103877', cents: 127_50 },
  },
  {
    customerId: 'BPM-20500',
    emailId: 'ruth.abbott@example.com',
    password: PASSWORD,
    firstName: 'Ruth',
    lastName: 'Abbott',
    mobNo: '5035550163',
    emailVerified: true,
    splitOrders: false,
    mergeOrders: false,
    isSubscribed: false,
    profile: { customerId: 'BPM-20500', customerType: 'investor', isPreferenceUpdated: false },
  },
  {
    customerId: 'BPM-30001',
    emailId: 'nora.kim@example.com',
    password: PASSWORD,
    firstName: 'Nora',
    lastName: 'Kim',
    mobNo: '3035550119',
    emailVerified: false,
    splitOrders: false,
    mergeOrders: false,
    isSubscribed: false,
    profile: { customerId: 'BPM-30001', isPreferenceUpdated: false },
  },
  {
    customerId: 'BPM-10002',
    emailId: 'ruth.amaral@example.com',
    password: PASSWORD,
    firstName: 'Ruth',
    lastName: 'Amaral',
    mobNo: '2065550173',
    emailVerified: true,
    splitOrders: false,
    mergeOrders: false,
    isSubscribed: true,
    profile: { customerId: 'BPM-10002', metalPreference: 'gold', isPreferenceUpdated: true },
  },
  {
    customerId: 'BPM-20611',
    emailId: 'theo.lindqvist@example.com',
    password: PASSWORD,
    firstName: 'Theo',
    lastName: 'Lindqvist',
    mobNo: '6125550144',
    emailVerified: true,
    splitOrders: false,
    mergeOrders: false,
    isSubscribed: false,
    profile: { customerId: 'BPM-20611', customerType: 'investor', isPreferenceUpdated: true },
  },
];

/**
 * A collector, a customer who owes a market loss, a dealer, a new customer, a customer with ten years
 * of messages, and one with 10,000 purchases and sales.
 */
export function seedCustomers(): Customers {
  return new Map(seeded.map((customer) => [customer.customerId, structuredClone(customer)]));
}

/** The customer with an e-mail address, in any case. */
export function findByEmail(customers: Customers, emailId: string): Customer | undefined {
  const wanted = emailId.trim().toLowerCase();
  return [...customers.values()].find((customer) => customer.emailId.toLowerCase() === wanted);
}

/** The number of the next customer to register. */
export function nextCustomerId(customers: Customers): string {
  const numbers = [...customers.keys()].map((id) => Number(id.replace('BPM-', '')));
  return `BPM-${Math.max(...numbers) + 1}`;
}
