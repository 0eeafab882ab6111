import { metalNames } from '#commerce/words/metal-names.ts';
import { TableButton } from '#ui/chart/table-below.tsx';

import { FORMS, hrefOf, type PortfolioView } from '../portfolio-view.ts';

/** Opens or closes the table of a view. */
export function ViewTableButton({ view, rows }: { view: PortfolioView; rows: number }) {
  const href = hrefOf({ ...view, hasTable: !view.hasTable });
  return <TableButton rows={rows} isOpen={view.hasTable} href={href} />;
}

/** "your silver coins", and "Your silver coins in the last year". */
export function headingOf({ metal, form, range }: PortfolioView): {
  what: string;
  heading: string;
} {
  const label = FORMS.find((each) => each.form === form)?.label.toLowerCase();
  const name = metal === 'all' ? undefined : metalNames[metal].toLowerCase();
  const words = [name, label].filter(Boolean).join(' ') || 'portfolio';
  return { what: `your ${words}`, heading: `Your ${words} ${range.says}` };
}
