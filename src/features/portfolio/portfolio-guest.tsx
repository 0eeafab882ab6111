import { pageTitle } from '#commerce/page/titles.ts';
import { signInHref } from '#commerce/session/return-to.ts';
import { messages } from '#commerce/words/messages.ts';
import { LinkButton } from '#ui/button.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import './portfolio.css';

const SHOWS = [
  'What your metals are worth at today’s spot price, and what they gained or lost today.',
  'How many troy ounces of silver, gold, platinum and palladium you hold.',
  'What you paid for each piece, premium and all, beside its metal then and now.',
];

/** §6 The portfolio is for customers; guests see a description. */
export function PortfolioGuest() {
  return (
    <div className="page-width stack">
      <title>{pageTitle('Portfolio')}</title>
      <PageHeading lead={messages.portfolioNeedsLogin}>Portfolio</PageHeading>
      <div className="row">
        <LinkButton tone="main" to={signInHref('/bold-bullion-portfolio')}>
          Log in
        </LinkButton>
      </div>
      <section className="section prose" aria-labelledby="portfolio-shows">
        <h2 id="portfolio-shows">What the portfolio shows</h2>
        <ul>
          {SHOWS.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
