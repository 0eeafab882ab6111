import type { Answer } from '#commerce/form/answer.ts';

import type { AddressQuestion } from './address-doubts.ts';
import type { PriceNews } from '../price-news.ts';

/** The answer to a step's form: also price changes after a refresh, or a question. */
export type StepAnswer = Answer & { news?: PriceNews; question?: AddressQuestion };
