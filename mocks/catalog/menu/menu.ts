import { JEWELRY_TYPES } from '../jewelry/all-jewelry.ts';
import { ALL_SUPPLIES } from '../supplies/supply-product.ts';
import { copperMenu, goldMenu, platinumMenu, silverMenu } from './metal-menus.ts';
import type { MenuNode } from './node.ts';
import { toCategory, toPage } from './node.ts';

export type { MenuNode } from './node.ts';

function links(prefix: string, slugs: readonly string[]): MenuNode[] {
  return slugs.map((slug) => toCategory(prefix, slug));
}

function jewelryMenu(): MenuNode {
  return toCategory('menu', 'jewelry', 'Jewelry', {
    options: [
      ...links('jewelry', ['jewelry/new-arrivals', 'jewelry/in-stock-jewelry']),
      ...JEWELRY_TYPES.map((type) =>
        toCategory('jewelry', `jewelry/${type.slug}`, undefined, {
          options: type.subtypes.map(({ slug }) =>
            toCategory('jewelry', `jewelry/${type.slug}/${slug}`),
          ),
        }),
      ),
    ],
  });
}

function bestSellerMenu(): MenuNode {
  return toCategory('menu', 'best-sellers', 'Best Seller', {
    options: links('best', [
      'best-sellers/best-selling-silver',
      'best-sellers/best-selling-gold',
      'best-sellers/2025-new-arrivals-silver',
      'best-sellers/2025-new-arrivals-gold',
      'best-sellers/best-selling-platinum',
      'best-sellers/best-selling-jewelry',
      'presale',
    ]),
  });
}

function dealsMenu(): MenuNode {
  return toCategory('menu', 'deals', 'Deals', {
    options: links('deals', [
      'deals/deal-of-the-day',
      'deals/flash-sale',
      'deals/silver-deals',
      'deals/gold-deals',
      'deals/platinum-deals',
      'deals/jewelry-deals',
      'deals/supplies-deals',
      'deals/clearance',
    ]),
  });
}

function holidayMenu(): MenuNode {
  return toCategory('menu', 'holiday-gifts', 'Holiday', {
    options: links('holiday', [
      'holiday-gifts/stocking-stuffers',
      'holiday-gifts/holiday-rounds',
      'holiday-gifts/gold-gifts',
      'holiday-gifts/jewelry-gifts',
      'holiday-gifts/gifts-for-collectors',
    ]),
  });
}

function guideMenu(): MenuNode {
  const topics = ['beginners', 'how-to', 'investors', 'collectors', 'taxes-ira'];
  return toPage('menu', '/investing-guide', {
    options: [
      ...topics.map((topic) => toPage('guide', `/investing-guide/${topic}`)),
      toPage('guide', '/glossary'),
    ],
  });
}

function suppliesMenu(): MenuNode {
  return toCategory('menu', 'supplies', 'Supplies', {
    options: [
      toCategory('supplies', 'supplies-catagory'),
      ...ALL_SUPPLIES.map(({ slug }) => toCategory('supplies', `supplies/${slug}`)),
    ],
  });
}

function moreGroup(name: string, label: string, options: MenuNode[]): MenuNode {
  return { id: `more-group-${name}`, label, options };
}

function morePages(...paths: string[]): MenuNode[] {
  return paths.map((path) => toPage('more', path));
}

function moreMenu(): MenuNode {
  const metals = ['silver', 'gold', 'platinum'];
  return {
    id: 'menu-more',
    label: 'More',
    options: [
      moreGroup(
        'read',
        'Read',
        morePages('/blogs', '/news', '/jewelry-blogs', '/glossary', '/reviews'),
      ),
      moreGroup('service', 'Service', [
        ...morePages('/coupons', '/how-much-can-i-buy', '/state-sales-tax'),
        toCategory('more', 'movietheme'),
        toCategory('more', 'sale/precious-metal-verifier'),
        ...morePages('/legals/shipping-insurance', '/company/contact-us'),
      ]),
      moreGroup('ira', 'Metals for an IRA', [
        ...morePages('/services/precious-metals-ira'),
        ...links(
          'more',
          metals.map((metal) => `${metal}/ira-approved-${metal}`),
        ),
      ]),
      moreGroup(
        'charts',
        'Price charts',
        morePages(...[...metals, 'palladium'].map((metal) => `/chart/${metal}-price`)),
      ),
    ],
  };
}

/** §2: the whole top navigation, from Silver to More. */
export const MENU: readonly MenuNode[] = [
  silverMenu(),
  goldMenu(),
  platinumMenu(),
  copperMenu(),
  jewelryMenu(),
  bestSellerMenu(),
  dealsMenu(),
  holidayMenu(),
  toPage('menu', '/sell-to-us', { highlight: true }),
  guideMenu(),
  suppliesMenu(),
  moreMenu(),
];

/** An entry and everything beneath it, in reading order. */
export function menuNodes(nodes: readonly MenuNode[] = MENU): MenuNode[] {
  return nodes.flatMap((node) => [
    node,
    ...menuNodes(node.options ?? []),
    ...menuNodes(node.weightCategory ?? []),
    ...menuNodes(node.mintCategory ?? []),
  ]);
}
