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

/** A sell-to-us request; instants in ms. */
export type SaleRequest = {
  referenceNumber: string;
  /** Absent for guests. */
  customerId?: string;
  emailId: string;
  createdAt: number;
  status: Wire<'SellStatus'>;
  items: SaleItem[];
  validUntil?: number;
  payoutMethod?: Wire<'PayoutMethod'>;
  carrierCode?: Wire<'CarrierCode'>;
  trackingNo?: string;
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

/** The collector has one request to be quoted, one that they cancelled, and one paid sale. */
export function seedSales(now: number): Sales {
  return {
    requests: seedRequests(now),
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
      createdAt: now - 5 * HOUR,
      status: 'Submitted',
      items: [itemOf(maple, 20, ['milkSpots'])],
      isFromPortfolio: true,
    },
    {
      ...COLLECTOR,
      referenceNumber: 'SELL-4402',
      createdAt: now - 31 * DAY,
      status: 'Cancelled',
      items: [{ ...itemOf(undefined, 1, ['other']), productName: 'Silver tea spoon, sterling' }],
      isFromPortfolio: false,
    },
    {
      ...COLLECTOR,
      referenceNumber: 'SELL-4380',
      createdAt: soldAt(now) - 3 * HOUR,
      status: 'Paid',
      items: [{ ...itemOf(bySlug.get(EAGLE), 10, ['mint']), quotedCents: soldCents(now) }],
      payoutMethod: 'ach',
      carrierCode: 'USPS',
      trackingNo: '9405511206213877120456',
      customerInvoice: 'SO-20931',
      isFromPortfolio: true,
    },
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
