import type { MenuNode } from '#api/content/site-map.ts';
import { FOOTER_PAGES } from '#shell/footer/footer-pages.ts';
import { groupLinks } from '#shell/menu/menu-lists.ts';

/** A page or an action of quick navigation. */
export type Entry = {
  /** Also distinguishes entries with the same label. */
  id: string;
  label: string;
  /** Its place in the store: "Silver, by weight". */
  under?: string;
  /** Further words that find it. */
  also?: string;
} & ({ href: string } | { act: () => void });

/** Pages that are in neither the menu nor the footer. */
export const OTHER_PAGES: readonly (readonly [href: string, label: string, also?: string])[] = [
  ['/', 'Home', 'start front page'],
  ['/cart/cart', 'Cart', 'basket'],
  ['/checkout', 'Checkout', 'order pay buy'],
  ['/myaccounts', 'Your account', 'overview profile'],
  ['/myaccounts/accountsettings', 'Account Settings', 'contact password address photo'],
  ['/myaccounts/watchlist', 'Watchlist', 'hearts alerts wish'],
  ['/myaccounts/inbox', 'Notifications', 'inbox messages archive'],
  ['/signup', 'Create an account', 'register sign up new customer'],
  ['/forgot-password', 'Forgotten password', 'reset'],
  ['/bold-bullion-portfolio', 'Portfolio', 'holdings assets manage'],
  ['/bold-bullion-portfolio/add', 'Add a holding', 'portfolio purchase record coin bar'],
  [
    '/bold-bullion-portfolio/predictions',
    'Predictions',
    'portfolio expect forecast analyst quarter',
  ],
  ['/bold-bullion-portfolio/tax-report', 'Tax report', 'gains sold short long term year pdf'],
  [
    '/bold-bullion-portfolio/import',
    'Import a file',
    'portfolio csv upload excel tracker holdings',
  ],
  ['/orders/order-history', 'Order history', 'invoices purchases'],
  ['/orders/sales', 'What you sold to us', 'sales'],
  ['/sell-to-us/request', 'Ask for a quote', 'sell metal request'],
  ['/sell-to-us/requests', 'Your requests to sell', 'quote accept parcel'],
  ['/sell-to-us/request/by-link', 'Find a request to sell', 'link guest quote'],
  ['/chart/gold-price', 'Gold price chart', 'spot'],
  ['/chart/silver-price', 'Silver price chart', 'spot'],
  ['/chart/platinum-price', 'Platinum price chart', 'spot'],
  ['/chart/palladium-price', 'Palladium price chart', 'spot'],
  ['/platinum/platinum-at-spot', 'Platinum at spot', 'premium close'],
  ['/palladium/palladium-at-spot', 'Palladium at spot', 'premium close'],
  ['/how-much-can-i-buy', 'How much can I buy?', 'budget sum dollars most metal ounces'],
  ['/compare', 'Compare products', 'side by side premium difference versus'],
  ['/bullion-in-stock', 'Shop In-Stock', 'available now'],
  ['/palladium/new-arrivals', 'New palladium arrivals', 'latest'],
  ['/presale/silver-presale', 'Silver presale', 'expected'],
  ['/presale/gold-presale', 'Gold presale', 'expected'],
  ['/deals/stacker-week', 'Stacker Week', 'sale deals'],
  ['/invest-in-silver-gold-bullion', 'Invest in silver and gold bullion', 'why start'],
  ['/reviews', 'Customer reviews', 'ratings opinions what buyers say'],
  ['/myaccounts/reviews', 'Your reviews', 'write a review order rating'],
  ['/company/contact-us', 'Write to us', 'contact help question email'],
  ['/connect', 'Newsletter', 'subscribe connect e-mail'],
];

/** §2 Every page of the store that has a fixed address; `menu` is empty until it is known. */
export function pageEntries(menu: readonly MenuNode[]): Entry[] {
  const others = OTHER_PAGES.map(([href, label, also = '']) => ({ id: href, href, label, also }));
  const foot = FOOTER_PAGES.map(({ href, label }) => ({ id: href, href, label }));
  const known = new Set<string>();
  return [...others, ...menu.flatMap(entriesOf), ...foot].filter(
    ({ href }) => !known.has(href) && known.add(href),
  );
}

function entriesOf(node: MenuNode) {
  const below = groupLinks(node).flatMap(({ id, heading, links, all }) =>
    [...(all ? [{ id, ...all }] : []), ...links].flatMap((link) =>
      entryOf(link, placeOf(node.label, heading)),
    ),
  );
  return [...entryOf(node), ...below];
}

/** "Silver, By mint and refiner", but "Shop silver" is enough. */
function placeOf(label: string, heading: string): string {
  const saysBoth = heading.toLowerCase().includes(label.toLowerCase());
  return saysBoth ? heading : `${label}, ${heading}`;
}

function entryOf({ label, href }: MenuNode, under?: string) {
  return href ? [{ id: href, href, label, ...(under && { under }) }] : [];
}
