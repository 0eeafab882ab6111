import type { PastOrder } from './past-order.ts';

const EAGLE = '2026-1-oz-american-silver-eagle-coin-bu';
const EAGLES_2025 = '2025-1-oz-american-silver-eagle-coin-bu';
const MAPLE = '2026-1-oz-canadian-silver-maple-leaf-coin-bu';
const BRITANNIA = '2026-1-oz-british-silver-britannia-coin-bu';
const KANGAROO = '2026-1-oz-australian-silver-kangaroo-coin-bu';
const GOLD_TENTH = 'random-year-1-10-oz-american-gold-eagle-coin-bu';

/** The collector's orders, newest first, covering all payment methods, carriers and problems. */
export const collectorOrders: readonly PastOrder[] = [
  {
    invoice: 'BPM-104619',
    daysAgo: 0.2,
    method: 'eCheck',
    lines: [{ slug: EAGLE, quantity: 8 }],
  },
  {
    invoice: 'BPM-104583',
    daysAgo: 4.1,
    method: 'wire',
    lines: [
      { slug: '1-oz-valcambi-palladium-bar', quantity: 1 },
      { slug: KANGAROO, quantity: 25 },
    ],
  },
  {
    invoice: 'BPM-104555',
    daysAgo: 6.6,
    method: 'creditCard',
    lines: [
      { slug: '1-oz-asahi-silver-bar', quantity: 10 },
      { slug: GOLD_TENTH, quantity: 1 },
    ],
  },
  {
    invoice: 'BPM-104540',
    daysAgo: 7.3,
    method: 'creditCard',
    lines: [
      {
        slug: '2027-1-oz-canadian-silver-maple-leaf-coin-bu',
        quantity: 20,
        source: 'presale',
        later: 34,
      },
      { slug: 'air-tite-model-h-ring-capsule', quantity: 4 },
    ],
    note: 'Please keep the capsules together.',
  },
  {
    invoice: 'BPM-104512',
    daysAgo: 24.4,
    method: 'eCheck',
    lines: [{ slug: EAGLE, quantity: 10 }],
  },
  {
    invoice: 'BPM-104433',
    daysAgo: 26.2,
    method: 'paperCheck',
    lines: [{ slug: MAPLE, quantity: 25 }],
    hold: { after: 15, note: 'Your check has not arrived. Call us to keep the order.' },
  },
  {
    invoice: 'BPM-104377',
    daysAgo: 38.5,
    method: 'payPal',
    lines: [{ slug: GOLD_TENTH, quantity: 2 }],
    shipping: 'expedited',
  },
  {
    invoice: 'BPM-104108',
    daysAgo: 61.7,
    method: 'creditCard',
    lines: [
      { slug: 'sterling-silver-6-mm-cuban-link-chain', quantity: 1, size: '20 in' },
      { slug: 'silver-stacking-starter-guide', quantity: 1 },
    ],
    isGiftWrap: true,
  },
  {
    invoice: 'BPM-103902',
    daysAgo: 84.1,
    method: 'eCheck',
    lines: [
      { slug: BRITANNIA, quantity: 20 },
      { slug: 'morgan-silver-dollar-bu', quantity: 3 },
    ],
    coupon: { code: 'SUMMER26', cents: 25_00 },
  },
  {
    invoice: 'BPM-103377',
    daysAgo: 109.8,
    method: 'wire',
    lines: [{ slug: '2026-1-oz-american-gold-eagle-coin-bu', quantity: 1 }],
    shipping: 'fedex',
    isSigned: true,
  },
  {
    invoice: 'BPM-102954',
    daysAgo: 142.3,
    method: 'creditCard',
    lines: [{ slug: KANGAROO, quantity: 15 }],
  },
  {
    invoice: 'BPM-102611',
    daysAgo: 168.6,
    method: 'creditCard',
    lines: [{ slug: MAPLE, quantity: 10 }],
  },
  {
    invoice: 'BPM-102240',
    daysAgo: 195.4,
    method: 'paperCheck',
    lines: [{ slug: '2026-1-oz-austrian-silver-philharmonic-coin-bu', quantity: 20 }],
  },
  {
    invoice: 'BPM-101877',
    daysAgo: 221.9,
    method: 'payPal',
    lines: [
      { slug: EAGLE, quantity: 5 },
      { slug: 'air-tite-model-h-ring-capsule', quantity: 5 },
    ],
  },
  {
    invoice: 'BPM-101502',
    daysAgo: 254.2,
    method: 'creditCard',
    lines: [
      { slug: EAGLE, quantity: 10 },
      {
        slug: '2026-1-oz-mexican-silver-libertad-coin-bu',
        quantity: 5,
        source: 'presale',
        later: 24,
      },
    ],
    isSplit: true,
  },
  {
    invoice: 'BPM-101116',
    daysAgo: 281.5,
    method: 'wire',
    lines: [{ slug: '2026-1-oz-american-platinum-eagle-coin-bu', quantity: 1 }],
  },
  {
    invoice: 'BPM-100733',
    daysAgo: 318.1,
    method: 'eCheck',
    lines: [{ slug: EAGLES_2025, quantity: 20 }],
  },
  {
    invoice: 'BPM-100298',
    daysAgo: 349.6,
    method: 'paperCheck',
    lines: [{ slug: '2025-1-oz-canadian-silver-maple-leaf-coin-bu', quantity: 20 }],
  },
  {
    invoice: 'BPM-099840',
    daysAgo: 392.3,
    method: 'creditCard',
    lines: [{ slug: '1-oz-sunshine-buffalo-silver-round', quantity: 20 }],
  },
  {
    invoice: 'BPM-099407',
    daysAgo: 431.7,
    method: 'eCheck',
    lines: [
      { slug: '2025-1-oz-canadian-gold-maple-leaf-coin-bu', quantity: 1 },
      { slug: EAGLES_2025, quantity: 5 },
    ],
  },
  {
    invoice: 'BPM-098955',
    daysAgo: 468.4,
    method: 'applePay',
    lines: [{ slug: GOLD_TENTH, quantity: 1 }],
  },
  {
    invoice: 'BPM-098410',
    daysAgo: 512.2,
    method: 'creditCard',
    lines: [{ slug: '2025-1-oz-australian-silver-kangaroo-coin-bu', quantity: 25 }],
  },
  {
    invoice: 'BPM-097932',
    daysAgo: 566.8,
    method: 'payPal',
    lines: [{ slug: EAGLES_2025, quantity: 10 }],
  },
  {
    invoice: 'BPM-097315',
    daysAgo: 624.5,
    method: 'paperCheck',
    lines: [{ slug: '1-oz-any-mint-silver-round', quantity: 40 }],
  },
  {
    invoice: 'BPM-096804',
    daysAgo: 689.1,
    method: 'creditCard',
    lines: [
      { slug: '2024-1-oz-american-silver-eagle-coin-bu', quantity: 10 },
      { slug: '1-oz-golden-state-mint-buffalo-silver-round', quantity: 5 },
    ],
  },
];
