import { Link } from 'react-router';

import './breadcrumb.css';

export type Crumb = { label: string; href: string };

/** The path from the home page. The last crumb is the page itself and no link. */
export function Breadcrumb({ trail, here }: { trail: readonly Crumb[]; here: string }) {
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol className="breadcrumb-list">
        {[{ label: 'Home', href: '/' }, ...trail].map((crumb) => (
          <li key={crumb.href}>
            <Link to={crumb.href}>{crumb.label}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
