import { Link } from 'react-router';

import type { BlogTopic } from '#api/content/content.ts';

import { articlesHref, TOPIC_WORDS, type ArticleKind } from './article-kinds.ts';

type Topics = {
  kind: ArticleKind;
  topics: readonly { topic: BlogTopic; count: number }[];
  /** The topic that is shown. */
  topic: BlogTopic | undefined;
};

/** What the articles of a kind are about, each an address of its own; the current one is marked. */
export function TopicLinks({ kind, topics, topic }: Topics) {
  const total = topics.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav aria-label="Topics">
      <ul className="article-topics">
        <li>
          <Link to={kind.path} aria-current={topic ? undefined : 'page'}>
            All, {total}
          </Link>
        </li>
        {topics.map((each) => (
          <li key={each.topic}>
            <Link
              to={articlesHref(kind, { page: 1, topic: each.topic })}
              aria-current={each.topic === topic ? 'page' : undefined}
            >
              {`${TOPIC_WORDS[each.topic]}, ${each.count}`}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
