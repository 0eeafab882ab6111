import { about } from './about.ts';
import { accessibility } from './accessibility.ts';
import { beginners } from './beginners.ts';
import { collectors } from './collectors.ts';
import { contactUs } from './contact-us.ts';
import { howTo } from './how-to.ts';
import { investInSilverGoldBullion } from './invest-in-silver-gold-bullion.ts';
import { investingGuide } from './investing-guide.ts';
import { investors } from './investors.ts';
import type { Page } from './page.ts';
import { preciousMetalsIra } from './precious-metals-ira.ts';
import { privacy } from './privacy.ts';
import { returns } from './returns.ts';
import { sellToUs } from './sell-to-us.ts';
import { shippingInsurance } from './shipping-insurance.ts';
import { taxesIra } from './taxes-ira.ts';
import { terms } from './terms.ts';

/** Every page of text, in no order. */
export const pages: readonly Page[] = [
  investingGuide,
  beginners,
  howTo,
  investors,
  collectors,
  taxesIra,
  shippingInsurance,
  returns,
  privacy,
  terms,
  about,
  accessibility,
  contactUs,
  preciousMetalsIra,
  sellToUs,
  investInSilverGoldBullion,
];

/** The page at an address of the storefront. */
export function findPage(path: string): Page | undefined {
  return pages.find((page) => page.path === path);
}
