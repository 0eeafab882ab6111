import type { FetchQueryOptions } from '@tanstack/react-query';
import { createContext } from 'react';

import type { Answer } from './answer.ts';

/** Query options of any answer. */
type AnyQuery = FetchQueryOptions<any, any, any, any>; // oxlint-disable-line typescript/no-explicit-any -- answers of any type

/**
 * What the forms of a page have in common: the answer for which the page was drawn anew, without
 * JavaScript, and what is to be read again once something has changed.
 */
export type PageForms = { answer: Answer | undefined; queries: readonly AnyQuery[] };

export const PageFormsContext = createContext<PageForms>({ answer: undefined, queries: [] });
