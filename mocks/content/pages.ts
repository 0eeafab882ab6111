import type { Page } from './page.ts';
import { beginners } from './pages/beginners.ts';
import { collectors } from './pages/collectors.ts';
import { contactUs } from './pages/contact-us.ts';
import { howTo } from './pages/how-to.ts';
import { investInSilverGoldBullion } from './pages/invest-in-silver-gold-bullion.ts';
import { investingGuide } from './pages/investing-guide.ts';
import { investors } from './pages/investors.ts';
import { preciousMetalsIra } from './pages/precious-metals-ira.ts';
import { sellToUs } from './pages/sell-to-us.ts';
import { shippingInsurance } from './pages/shipping-insurance.ts';
import { taxesIra } from './pages/taxes-ira.ts';

/** Every page of words, in no order. */
export const pages: readonly Page[] = [
  investingGuide,
  beginners,
  howTo,
  investors,
  collectors,
  taxesIra,
  shippingInsurance,
  contactUs,
  preciousMetalsIra,
  sellToUs,
  investInSilverGoldBullion,
];

/** The page at an address of the storefront. */
export function findPage(path: string): Page | undefined {
  return pages.find((page) => page.path === path);
}
