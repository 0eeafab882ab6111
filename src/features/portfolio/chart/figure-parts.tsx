import { metalNames } from '#commerce/words/metal-names.ts';
import { LinkButton } from '#ui/button.tsx';

import { FORMS, hrefOf, type PortfolioView } from '../portfolio-view.ts';

/** Opens or closes the table: a link, so that the table has an address and needs no JavaScript. */
export function TableLink({ view }: { view: PortfolioView }) {
  return (
    <LinkButton to={hrefOf({ ...view, hasTable: !view.hasTable })} preventScrollReset>
      {view.hasTable ? 'Hide the table' : 'Show as table'}
    </LinkButton>
  );
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
