import { catalogAt, market } from '../backend/shop.ts';
import type { Wire } from '../backend/wire.ts';
import type { Product } from '../catalog/product.ts';
import { dateOfDay, newYorkDay } from '../market/new-york.ts';

/** A product that a customer wants to sell; `quotedCents` is for one unit. */
export type SaleItem = {
  metal: Wire<'Metal'>;
  productId?: number;
  /** Fine troy ounces of one piece, of metal without a product. */
  ounces?: number;
  productName: string;
  quantity: number;
  conditions: string[];
  conditionNote?: string;
  photoTokens?: string[];
  photoPaths?: string[];
  quotedCents?: number;
  deductionReason?: string;
};

/** What became of a request, at an instant in ms. */
export type SaleStep = { status: Wire<'SellStatus'>; at: number };

/** A sell-to-us request; instants in ms. */
export type SaleRequest = {
  referenceNumber: string;
  /** Absent for guests. */
  customerId?: string;
  /** Of the link that is mailed to a guest. */
  linkToken?: string;
  emailId: string;
  /** Oldest first; the first is `Submitted`, the last is its status. */
  steps: SaleStep[];
  /** Nothing is told of steps until then: they were before the visit. */
  toldUntil?: number;
  items: SaleItem[];
  validUntil?: number;
  payoutMethod?: Wire<'PayoutMethod'>;
  carrierCode?: Wire<'CarrierCode'>;
  trackingNo?: string;
  /** When the parcel was said to be on its way. */
  trackedAt?: number;
  customerInvoice?: string;
  isFromPortfolio: boolean;
};

/** A binding sale that a request turned into. */
export type SalesOrder = Wire<'SalesOrderDetails'> & { customerId: string };

export type Sales = {
  requests: SaleRequest[];
  orders: SalesOrder[];
  nextReference: number;
  nextOrder: number;
};

const COLLECTOR = { customerId: 'BPM-20417', emailId: 'clara.whitfield@example.com' };
const EAGLE = '2025-1-oz-american-silver-eagle-coin-bu';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FIRST_REFERENCE = 4480;
const FIRST_ORDER = 20_950;
const SOLD_DAYS_AGO = 47;

/**
 * The collector has one request to be quoted, one that they cancelled, and one paid sale. A guest has
 * one, with a link whose token is known.
 */
export function seedSales(now: number): Sales {
  const requests = seedRequests(now);
  for (const request of requests) request.toldUntil = now;
  return {
    requests,
    orders: [paidOrder(now)],
    nextReference: FIRST_REFERENCE,
    nextOrder: FIRST_ORDER,
  };
}

function seedRequests(now: number): SaleRequest[] {
  const { bySlug } = catalogAt(now);
  const maple = bySlug.get('random-year-1-oz-canadian-silver-maple-leaf-coin-bu');
  return [
    {
      ...COLLECTOR,
      referenceNumber: 'SELL-4471',
      steps: [{ status: 'Submitted', at: now - 5 * HOUR }],
      items: [itemOf(maple, 20, ['milkSpots'])],
      isFromPortfolio: true,
    },
    {
      ...COLLECTOR,
      referenceNumber: 'SELL-4402',
      steps: [
        { status: 'Submitted', at: now - 31 * DAY },
        { status: 'Cancelled', at: now - 31 * DAY + HOUR },
      ],
      items: [{ ...itemOf(undefined, 1, ['other']), productName: 'Silver tea spoon, sterling' }],
      isFromPortfolio: false,
    },
    {
      ...COLLECTOR,
      referenceNumber: 'SELL-4380',
      steps: paidSteps(soldAt(now)),
      items: [{ ...itemOf(bySlug.get(EAGLE), 10, ['mint']), quotedCents: soldCents(now) }],
      payoutMethod: 'ach',
      carrierCode: 'USPS',
      trackingNo: '9405511206213877120456',
      customerInvoice: 'SO-20931',
      isFromPortfolio: true,
    },
    {
      referenceNumber: 'SELL-4475',
      linkToken: '3f8a1c6e9b2d47f0a5c8e1d3b6f90274',
      emailId: 'ida.berg@example.com',
      steps: [{ status: 'Submitted', at: now - 2 * HOUR }],
      items: [itemOf(bySlug.get(EAGLE), 5, ['toning'])],
      isFromPortfolio: false,
    },
  ];
}

function paidSteps(acceptedAt: number): SaleStep[] {
  return [
    { status: 'Submitted', at: acceptedAt - 3 * HOUR },
    { status: 'Quoted', at: acceptedAt - 2 * HOUR },
    { status: 'Accepted', at: acceptedAt },
    { status: 'Received', at: acceptedAt + 5 * DAY },
    { status: 'Inspected', at: acceptedAt + 7 * DAY },
    { status: 'Paid', at: acceptedAt + 9 * DAY },
  ];
}

/** The binding sale of the request SELL-4380. */
function paidOrder(now: number): SalesOrder {
  const eagle = catalogAt(now).bySlug.get(EAGLE);
  const unitCents = soldCents(now);
  const at = soldAt(now);
  return {
    customerId: COLLECTOR.customerId,
    customerInvoice: 'SO-20931',
    orderDate: new Date(Math.floor(at / 1000) * 1000).toISOString().replace('.000', ''),
    status: 'Paid',
    totalAmount: (unitCents * 10) / 100,
    referenceNumber: 'SELL-4380',
    payoutMethod: 'ach',
    shipByDate: dateOf(at + DAY),
    carrierCode: 'USPS',
    trackingNo: '9405511206213877120456',
    paidOn: dateOf(at + 9 * DAY),
    products: [
      {
        ...(eagle && { productId: eagle.id }),
        productName: eagle?.name ?? 'Silver Eagle',
        metal: 'silver',
        ounces: 1,
        quantity: 10,
        price: unitCents / 100,
        totalPrice: (unitCents * 10) / 100,
      },
    ],
  };
}

function itemOf(product: Product | undefined, quantity: number, conditions: string[]): SaleItem {
  return {
    metal: 'silver',
    ...(product && { productId: product.id }),
    productName: product?.name ?? '1 oz silver coin',
    quantity,
    conditions,
  };
}

function soldAt(now: number): number {
  return now - SOLD_DAYS_AGO * DAY;
}

/** What one coin was sold for, in cents. */
function soldCents(now: number): number {
  return Math.round((market.dailyClose('silver', dateOf(soldAt(now))) ?? 0) * 1.01);
}

function dateOf(time: number): string {
  return dateOfDay(newYorkDay(time));
}
