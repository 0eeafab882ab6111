import { about } from './about.ts';
import { accessibility } from './accessibility.ts';
import { beginners } from './beginners.ts';
import { collectors } from './collectors.ts';
import { contactUs } from './contact-us.ts';
import { coinsRoundsBars } from './guide/coins-rounds-bars.ts';
import { conditionAndGrading } from './guide/condition-and-grading.ts';
import { firstOunce } from './guide/first-ounce.ts';
import { keepingRecords } from './guide/keeping-records.ts';
import { payAndLock } from './guide/pay-and-lock.ts';
import { sellAgain } from './guide/sell-again.ts';
import { silverOrGold } from './guide/silver-or-gold.ts';
import { storeAtHomeOrVault } from './guide/store-at-home-or-vault.ts';
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

/** Every page of text. Those below the same page are in the order to read them. */
export const pages: readonly Page[] = [
  investingGuide,
  beginners,
  howTo,
  investors,
  collectors,
  taxesIra,
  firstOunce,
  coinsRoundsBars,
  payAndLock,
  storeAtHomeOrVault,
  sellAgain,
  silverOrGold,
  conditionAndGrading,
  keepingRecords,
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

/** The page that is or was at an address of the storefront. */
export function findPage(path: string): Page | undefined {
  return pages.find((page) => page.path === path || page.formerPaths?.includes(path));
}
