import { useSuspenseQuery } from '@tanstack/react-query';

import { contentPageQuery } from '#api/content/content.ts';
import { LinkButton } from '#ui/button.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { Sections } from './layout/sections.tsx';
import './landing-screen.css';

/** §2 The page for advertisements: one message, two links, and the reasons below. */
export function LandingScreen({ path }: { path: string }) {
  const { data: page } = useSuspenseQuery(contentPageQuery(path));
  return (
    <div className="page-width stack">
      <PageHeading lead={page.description}>{page.title}</PageHeading>
      <div className="row landing-ways">
        <LinkButton tone="main" to="/silver-bullion">
          Shop silver
        </LinkButton>
        <LinkButton to="/gold-bullion">Shop gold</LinkButton>
      </div>
      <Sections sections={page.sections} />
      <section className="section stack">
        <h2>A first step</h2>
        <p>
          Most begin with a few ounces of silver, hold them in their hands, and take it from there.
        </p>
        <div className="row">
          <LinkButton tone="main" to="/best-sellers">
            See the best sellers
          </LinkButton>
          <LinkButton to="/investing-guide/beginners">Read the guide for beginners</LinkButton>
        </div>
      </section>
    </div>
  );
}
