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
    <nav className="view-links" aria-label="What the page counts">
      <ul className="view-links-tabs" aria-label="Metals">
        {(['all', ...spotMetals] as const).map((metal) => (
          <li key={metal}>
            <Choice to={{ ...view, metal, page: 1 }} isChosen={metal === view.metal}>
              {metal === 'all' ? 'All' : metalNames[metal]}
            </Choice>
          </li>
        ))}
      </ul>
      <ul className="view-links-tabs" aria-label="Forms of products">
        {[{ form: undefined, label: 'Every form' }, ...FORMS].map(({ form, label }) => (
          <li key={label}>
            <Choice to={{ ...view, form, page: 1 }} isChosen={form === view.form}>
              {label}
            </Choice>
          </li>
        ))}
      </ul>
      <ul className="view-links-switch" aria-label="How the figures are counted">
        {PREMIUM.map(({ withPremium, label }) => (
          <li key={label}>
            <Choice to={{ ...view, withPremium }} isChosen={withPremium === counts}>
              {label}
            </Choice>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A link to another view of the page, which stays where it is. */
function Choice({
  to,
  isChosen,
  children,
}: {
  to: PortfolioView;
  isChosen: boolean;
  children: string;
}) {
  return (
    <Link to={hrefOf(to)} preventScrollReset aria-current={isChosen ? 'true' : undefined}>
      {children}
    </Link>
  );
}
