import { Link } from 'react-router';

import type { AlertSubject } from '#api/watchlist/alerts.ts';

/** The product or metal that an alert is about, as a sentence with a link to it. */
export function AboutAlert({ about, href }: AlertSubject) {
  return <>This is about the {href ? <Link to={href}>{about}</Link> : about}.</>;
}
