import { Link, useLocation } from 'react-router';

import { categoryPath } from '#lib/category-path.ts';

import { ShelfLinks } from '../../list/shelf-links.tsx';
import { iraListPages } from './ira-list-pages.ts';
import './ira-list.css';

/** Leads into the metal for an IRA: what makes it eligible, the other metals, and how it works. */
export function IraListLead() {
  const here = categoryPath(useLocation().pathname);
  const list = iraListPages.find(({ category }) => category === here);
  const links = iraListPages.map(({ category, label }) => ({
    href: `/${category}`,
    label,
    current: category === here ? ('page' as const) : undefined,
  }));
  return (
    <div className="ira-list-lead">
      {list ? (
        <dl className="ira-list-rule">
          <div>
            <dt>Eligible</dt>
            <dd>{list.allowed}</dd>
          </div>
          <div>
            <dt>Not allowed</dt>
            <dd>{list.barred}</dd>
          </div>
        </dl>
      ) : null}
      <div className="ira-list-ways">
        <ShelfLinks label="Metal for an IRA" links={links} />
        <p>
          <Link to="/services/precious-metals-ira">How an IRA holds metal</Link>
        </p>
      </div>
    </div>
  );
}
