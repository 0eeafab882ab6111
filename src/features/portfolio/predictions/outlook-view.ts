import type { PredictedMetal } from '#api/portfolio/predictions.ts';

/** What the page counts: everything held, or one of the metals that are predicted. */
export type Counted = 'total' | PredictedMetal;

export const COUNTED = [
  { counted: 'total', label: 'Total' },
  { counted: 'gold', label: 'Gold' },
  { counted: 'silver', label: 'Silver' },
] as const satisfies readonly { counted: Counted; label: string }[];

/** What the page shows, as its address says. */
export type OutlookView = {
  /** Without it the page chooses. */
  counted: Counted | undefined;
  /** Whether the form is a part of the page: without JavaScript it has no dialog. */
  isChanging: boolean;
};

export function viewAt(search: URLSearchParams): OutlookView {
  return {
    counted: COUNTED.find(({ counted }) => counted === search.get('view'))?.counted,
    isChanging: search.has('change'),
  };
}

/** The address of another view, on the same page. */
export function hrefOf({ counted, isChanging }: OutlookView): string {
  const search = new URLSearchParams();
  if (counted) search.set('view', counted);
  if (isChanging) search.set('change', 'yes');
  return `?${search}`;
}
