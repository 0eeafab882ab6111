import type { Wire } from '../backend/wire.ts';

/** The site notice. Its id changes with every new one. */
export const notice = {
  noticeId: 'thanksgiving-2026',
  noticeTitle: 'Open hours around Thanksgiving',
  description:
    'Our vault rests on November 26 and 27. Orders placed on these days keep the price of their minute and ship from Monday, November 30.',
  picture: '2026-1-oz-american-silver-eagle-coin-bu',
};

/** `picture` is the slug of the product that is shown. */
type Advertised = Pick<Wire<'Advertisement'>, 'title' | 'text' | 'href'> & {
  picture: string;
  pages: readonly string[];
  /** Days until it ends; absent when it does not end. */
  endsIn?: number;
};

export const advertisements: readonly Advertised[] = [
  {
    title: 'Silver at spot',
    text: 'A few pieces at the price of their metal, while they last.',
    href: '/silver/silver-at-spot',
    picture: '1-oz-sunshine-buffalo-silver-round',
    pages: ['home', 'category', 'search'],
    endsIn: 6,
  },
  {
    title: 'Gold at spot',
    text: 'No premium at all on a chosen bar.',
    href: '/gold/gold-at-spot',
    picture: '1-oz-pamp-lady-fortuna-gold-bar',
    pages: ['home', 'category', 'portfolio'],
    endsIn: 6,
  },
  {
    title: 'Spots and scratches, full weight',
    text: 'Impaired silver costs less and melts the same.',
    href: '/silver/impaired-silver',
    picture: '2026-1-oz-australian-silver-kangaroo-coin-bu',
    pages: ['home', 'product', 'search'],
  },
  {
    title: 'Keep them as they came',
    text: 'Capsules and tubes in the size of your coins.',
    href: '/supplies/coin-tubes',
    picture: 'air-tite-model-h-ring-capsule',
    pages: ['cart', 'product'],
  },
  {
    title: 'We buy what you hold',
    text: 'See our bids, ask for a quote, and lock it for a day.',
    href: '/sell-to-us',
    picture: 'morgan-silver-dollar-bu',
    pages: ['portfolio', 'home'],
  },
];

type Slide = Pick<Wire<'DashboardImage'>, 'label1' | 'tagLine' | 'buttons' | 'metal'> & {
  picture: string;
  /** The audiences that see it first. */
  audience: readonly string[];
};

export const slides: readonly Slide[] = [
  {
    label1: 'The 2026 Silver Eagle',
    tagLine: 'In stock, and on its way in one to three business days.',
    picture: '2026-1-oz-american-silver-eagle-coin-bu',
    metal: 'silver',
    audience: ['guest', 'collector'],
    buttons: [
      { label: 'Shop Silver Eagles', href: '/silver/american-silver-eagles' },
      { label: 'All silver', href: '/silver-bullion' },
    ],
  },
  {
    label1: 'Gold by the ounce',
    tagLine: 'The price of one stands beside the price of fifty, by check and by card.',
    picture: '2026-1-oz-american-gold-eagle-coin-bu',
    metal: 'gold',
    audience: ['guest', 'investor'],
    buttons: [
      { label: 'Shop Gold Eagles', href: '/gold/american-gold-eagles' },
      { label: 'All gold', href: '/gold-bullion' },
    ],
  },
  {
    label1: 'Platinum, rarer than gold',
    tagLine: 'Coins and bars of .9995, allowed in an IRA.',
    picture: '2026-1-oz-american-platinum-eagle-coin-bu',
    metal: 'platinum',
    audience: ['investor'],
    buttons: [{ label: 'Shop platinum', href: '/platinum-bullion' }],
  },
  {
    label1: 'Next year’s coins',
    tagLine: 'Reserve them now; each page says when they are expected.',
    picture: '2027-1-oz-canadian-silver-maple-leaf-coin-bu',
    metal: 'silver',
    audience: ['collector'],
    buttons: [{ label: 'See the presale', href: '/presale' }],
  },
  {
    label1: 'New to metal?',
    tagLine: 'Spot, premium and fineness on one page, with numbers.',
    picture: '1-oz-asahi-silver-bar',
    audience: ['guest'],
    buttons: [{ label: 'Read the guide', href: '/investing-guide/beginners' }],
  },
];
