import { catalogAt, market } from '../backend/shop.ts';
import type { Wire } from '../backend/wire.ts';
import { dateOfDay, newYorkDay } from '../market/new-york.ts';

/** Something somebody wants to sell; `quotedCents` is for one unit. */
export type SaleItem = {
  metal: Wire<'Metal'>;
  productId?: number;
  productName: string;
  quantity: number;
  conditions: string[];
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
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FIRST_REFERENCE = 4480;
const FIRST_ORDER = 20_950;
const SOLD_DAYS_AGO = 47;

/** The collector has one quote to answer, has sold once, and has changed her mind once. */
export function seedSales(now: number): Sales {
  const { bySlug } = catalogAt(now);
  const eagle = bySlug.get('2025-1-oz-american-silver-eagle-coin-bu');
  const maple = bySlug.get('random-year-1-oz-canadian-silver-maple-leaf-coin-bu');
  const item = (product: typeof eagle, quantity: number, conditions: string[]): SaleItem => ({
    metal: 'silver',
    ...(product && { productId: product.id }),
    productName: product?.name ?? '1 oz silver coin',
    quantity,
    conditions,
  });
  const soldAt = now - SOLD_DAYS_AGO * DAY;
  const soldCents = Math.round((market.dailyClose('silver', dateOf(soldAt)) ?? 0) * 1.01);
  return {
    requests: [
      {
        ...COLLECTOR,
        referenceNumber: 'SELL-4471',
        createdAt: now - 5 * HOUR,
        status: 'Submitted',
        items: [item(maple, 20, ['milkSpots'])],
        isFromPortfolio: true,
      },
      {
        ...COLLECTOR,
        referenceNumber: 'SELL-4402',
        createdAt: now - 31 * DAY,
        status: 'Cancelled',
        items: [{ ...item(undefined, 1, ['other']), productName: 'Silver tea spoon, sterling' }],
        isFromPortfolio: false,
      },
      {
        ...COLLECTOR,
        referenceNumber: 'SELL-4380',
        createdAt: soldAt - 3 * HOUR,
        status: 'Paid',
        items: [{ ...item(eagle, 10, ['mint']), quotedCents: soldCents }],
        payoutMethod: 'ach',
        carrierCode: 'USPS',
        trackingNo: '9405511206213877120456',
        customerInvoice: 'SO-20931',
        isFromPortfolio: true,
      },
    ],
    orders: [
      {
        customerId: COLLECTOR.customerId,
        customerInvoice: 'SO-20931',
        orderDate: new Date(Math.floor(soldAt / 1000) * 1000).toISOString().replace('.000', ''),
        status: 'Paid',
        totalAmount: (soldCents * 10) / 100,
        referenceNumber: 'SELL-4380',
        payoutMethod: 'ach',
        shipByDate: dateOf(soldAt + DAY),
        carrierCode: 'USPS',
        trackingNo: '9405511206213877120456',
        paidOn: dateOf(soldAt + 9 * DAY),
        products: [
          {
            ...(eagle && { productId: eagle.id }),
            productName: eagle?.name ?? 'Silver Eagle',
            metal: 'silver',
            ounces: 1,
            quantity: 10,
            price: soldCents / 100,
            totalPrice: (soldCents * 10) / 100,
          },
        ],
      },
    ],
    nextReference: FIRST_REFERENCE,
    nextOrder: FIRST_ORDER,
  };
}

function dateOf(time: number): string {
  return dateOfDay(newYorkDay(time));
}
