import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { articleQuery } from '#api/content/content.ts';
import { longDate } from '#commerce/format/date.ts';
import { pageTitle } from '#commerce/page/titles.ts';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { ARTICLE_KINDS } from './article-kinds.ts';
import { Sections } from '../layout/sections.tsx';

import './article-list.css';

/** One article, with links to related articles. */
export function ArticleScreen({ slug }: { slug: string }) {
  const { data: article } = useSuspenseQuery(articleQuery(slug));
  const kind = ARTICLE_KINDS[article.type];
  return (
    <article className="page-width stack">
      <title>{pageTitle(article.title, kind.title)}</title>
      <Breadcrumb trail={[{ label: kind.title, href: kind.path }]} here={article.title} />
      <PageHeading lead={article.description}>{article.title}</PageHeading>
      <p className="muted">
        {article.publishedBy ? `${article.publishedBy}, ` : ''}
        <time dateTime={article.publishedOn}>{longDate(article.publishedOn)}</time>
      </p>
      <Sections sections={article.sections} />
      {article.related && article.related.length > 0 ? (
        <section aria-labelledby="related-heading">
          <h2 id="related-heading">Read next</h2>
          <ul className="article-links">
            {article.related.map((other) => (
              <li key={other.slug}>
                <Link to={`${ARTICLE_KINDS[other.type].path}/${other.slug}`}>{other.title}</Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </article>
  );
}
