import type { Article } from '../article.ts';
import { eagleMapleOrBritannia } from './eagle-maple-or-britannia.ts';
import { fiveTestsAtTheKitchenTable } from './five-tests-at-the-kitchen-table.ts';
import { howAPriceLockWorks } from './how-a-price-lock-works.ts';
import { junkSilverIsNotJunk } from './junk-silver-is-not-junk.ts';
import { platinumTheQuietOne } from './platinum-the-quiet-one.ts';
import { readingAFinish } from './proof-burnished-bu.ts';
import { readingAPriceTable } from './reading-a-price-table.ts';
import { storingSilverWithoutRegret } from './storing-silver-without-regret.ts';
import { whatA1099BIs } from './what-a-1099-b-is.ts';
import { whatAPremiumIsMadeOf } from './what-a-premium-is-made-of.ts';
import { whatTheGoldAndSilverRatioSays } from './what-the-gold-and-silver-ratio-says.ts';
import { whenYourParcelComes } from './when-your-parcel-comes.ts';

/** The articles of the blog. */
export const blogs: readonly Article[] = [
  whatAPremiumIsMadeOf,
  whenYourParcelComes,
  eagleMapleOrBritannia,
  whatTheGoldAndSilverRatioSays,
  howAPriceLockWorks,
  junkSilverIsNotJunk,
  whatA1099BIs,
  fiveTestsAtTheKitchenTable,
  storingSilverWithoutRegret,
  readingAFinish,
  readingAPriceTable,
  platinumTheQuietOne,
];
