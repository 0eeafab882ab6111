import type { Answer } from '#commerce/form/answer.ts';

import type { AddressQuestion } from '../address/address-doubts.ts';
import type { PriceNews } from '../summary/price-news.ts';

/** What came of a step's form: also new prices, where it asked for them, or a question. */
export type StepAnswer = Answer & { news?: PriceNews; question?: AddressQuestion };
