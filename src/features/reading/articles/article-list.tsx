import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { articlesQuery, type BlogTeaser } from '#api/content/content.ts';
import { longDate } from '#commerce/format/date.ts';
import { pageTitle } from '#commerce/page/titles.ts';
import { PageHeading } from '#ui/frame/page-heading.tsx';
import { Pagination } from '#ui/frame/pagination.tsx';

import type { ArticleKind } from './article-kinds.ts';
import './article-list.css';

/** Articles of one kind, newest first, with paging. */
export function ArticleList({ kind, page }: { kind: ArticleKind; page: number }) {
  const { data } = useSuspenseQuery(articlesQuery(kind.type, page));
  return (
    <div className="page-width stack">
      <title>{pageTitle(...(page > 1 ? [`Page ${page}`] : []), kind.title)}</title>
      <PageHeading lead={kind.lead}>{kind.title}</PageHeading>
      {data.blogs.length > 0 ? (
        <ul className="article-list">
          {data.blogs.map((article) => (
            <ArticleTeaser key={article.slug} article={article} path={kind.path} />
          ))}
        </ul>
      ) : (
        <NothingHere kind={kind} page={page} />
      )}
      <Pagination
        page={page}
        pages={data.totalPages}
        hrefOf={(number) => `${kind.path}?page=${number}`}
      />
    </div>
  );
}

function NothingHere({ kind, page }: { kind: ArticleKind; page: number }) {
  if (page === 1) return <p>Nothing is published here yet. Look again next week.</p>;
  return (
    <p className="article-list-end">
      There is no page {page}. <Link to={kind.path}>Show the first page</Link>
    </p>
  );
}

function ArticleTeaser({ article, path }: { article: BlogTeaser; path: string }) {
  return (
    <li className="article-teaser">
      <h2>
        <Link to={`${path}/${article.slug}`}>{article.title}</Link>
      </h2>
      <p>{article.description}</p>
      <p className="muted">
        <time dateTime={article.publishedOn}>{longDate(article.publishedOn)}</time>
      </p>
    </li>
  );
}
