import { Link } from 'react-router';

import { spotMetals } from '#api/spot/spot.ts';
import { metalNames } from '#commerce/words/metal-names.ts';

import { FORMS, hrefOf, type PortfolioView } from './portfolio-view.ts';
import './view-links.css';

const PREMIUM = [
  { withPremium: false, label: 'Metal only' },
  { withPremium: true, label: 'With the premium' },
];

/** Which holdings the page counts, and whether it `counts` the premium: each choice is an address. */
export function ViewLinks({ view, counts }: { view: PortfolioView; counts: boolean }) {
  return (
    <div className="view-links">
      <nav aria-label="Metals">
        <ul className="view-links-tabs">
          {(['all', ...spotMetals] as const).map((metal) => (
            <li key={metal}>
              <Choice to={{ ...view, metal, page: 1 }} isChosen={metal === view.metal}>
                {metal === 'all' ? 'All' : metalNames[metal]}
              </Choice>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="Forms of products">
        <ul className="view-links-tabs">
          {[{ form: undefined, label: 'Every form' }, ...FORMS].map(({ form, label }) => (
            <li key={label}>
              <Choice to={{ ...view, form, page: 1 }} isChosen={form === view.form}>
                {label}
              </Choice>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="How the figures are counted">
        <ul className="view-links-switch">
          {PREMIUM.map(({ withPremium, label }) => (
            <li key={label}>
              <Choice to={{ ...view, withPremium }} isChosen={withPremium === counts}>
                {label}
              </Choice>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** A link to another view of the page, which stays where it is. */
export function Choice({
  to,
  isChosen,
  label,
  children,
}: {
  to: PortfolioView;
  isChosen: boolean;
  /** Its name, where the text is an abbreviation. */
  label?: string;
  children: string;
}) {
  return (
    <Link
      to={hrefOf(to)}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      aria-label={label}
    >
      {children}
    </Link>
  );
}
