import type { Answer } from '#commerce/form/answer.ts';

import type { PriceNews } from './price-news.ts';

/** What came of a step's form: also new prices, where it asked for them. */
export type StepAnswer = Answer & { news?: PriceNews };
