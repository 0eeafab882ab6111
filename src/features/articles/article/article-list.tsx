import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

import { articlesQuery } from '#api/content/content.ts';
import { countWords } from '#commerce/format/count.ts';
import { PageHeading } from '#ui/frame/page-heading.tsx';
import { Pagination } from '#ui/frame/pagination.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import {
  articlesHref,
  TOPIC_WORDS,
  type ArticleKind,
  type ArticlesPlace,
} from './article-kinds.ts';
import { ArticleTile } from './article-tile.tsx';
import { FeedHead, FeedLine } from './feed-links.tsx';
import { TopicLinks } from './topic-links.tsx';
import './article-list.css';

/** Articles of one kind, newest first: by topic, page by page, the newest of all large. */
export function ArticleList({ kind, place }: { kind: ArticleKind; place: ArticlesPlace }) {
  const { page, topic } = place;
  const { data } = useSuspenseQuery(articlesQuery({ type: kind.type, page, topic }));
  const found = foundWords(place, data);
  useAnnounced(found);
  const isFirst = page === 1 && !topic;
  return (
    <div className="page-width stack">
      <FeedHead kind={kind} />
      <PageHeading lead={kind.lead}>{kind.title}</PageHeading>
      {data.topics && data.topics.length > 0 ? (
        <TopicLinks kind={kind} topics={data.topics} topic={topic} />
      ) : null}
      {data.totalCount > 0 ? <p className="muted">{found}</p> : null}
      {data.blogs.length > 0 ? (
        <ul className="article-list">
          {data.blogs.map((article, index) => (
            <ArticleTile
              key={article.slug}
              article={article}
              size={isFirst && index === 0 ? 'large' : 'small'}
              isSoon={index < 3}
            />
          ))}
        </ul>
      ) : (
        <NothingHere kind={kind} place={place} />
      )}
      <Pagination
        page={page}
        pages={data.totalPages}
        hrefOf={(number) => articlesHref(kind, { page: number, topic })}
      />
      <FeedLine kind={kind} />
    </div>
  );
}

type Found = { totalCount: number; totalPages: number };

/** How much there is, and where in it the page stands. */
function foundWords({ page, topic }: ArticlesPlace, { totalCount, totalPages }: Found): string {
  const about = topic ? ` on ${TOPIC_WORDS[topic].toLowerCase()}` : '';
  const where = totalPages > 1 ? `, page ${page} of ${totalPages}` : '';
  return `${countWords(totalCount, 'article')}${about}${where}`;
}

/** Tells screen readers what another topic or page has; the focus stays on its link. */
function useAnnounced(words: string): void {
  const told = useRef(words);
  useEffect(() => {
    if (told.current === words) return;
    told.current = words;
    announce(words);
  }, [words]);
}

function NothingHere({ kind, place }: { kind: ArticleKind; place: ArticlesPlace }) {
  const { page, topic } = place;
  if (page > 1) {
    return (
      <p className="article-list-end">
        There is no page {page}.{' '}
        <Link to={articlesHref(kind, { page: 1, topic })}>Show the first page</Link>
      </p>
    );
  }
  if (!topic) return <p>Nothing is published here yet. Look again next week.</p>;
  return (
    <p className="article-list-end">
      Nothing here is about {TOPIC_WORDS[topic].toLowerCase()} yet.{' '}
      <Link to={kind.path}>Show all of it</Link>
    </p>
  );
}
