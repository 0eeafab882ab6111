import { Link } from 'react-router';

import type { BlogTeaser } from '#api/content/content.ts';
import { countWords } from '#commerce/format/count.ts';
import { longDate } from '#commerce/format/date.ts';

import { ARTICLE_KINDS, articlePath, TOPIC_WORDS } from './article-kinds.ts';
import './article-tile.css';

/** Pixels of the picture in each size; pictures are square. */
const ART = { large: 480, small: 240 };

type Tile = {
  article: BlogTeaser;
  size?: keyof typeof ART;
  /** The level of its title. */
  Title?: 'h2' | 'h3';
  /** Whether it is in sight at once. */
  isSoon?: boolean;
};

/**
 * An article in a list: its picture, what it is about, its title, when it was published and how long
 * it takes to read. The picture is decoration beside the title.
 */
export function ArticleTile({ article, size = 'small', Title = 'h2', isSoon = false }: Tile) {
  const { title, description, publishedOn, minutes } = article;
  return (
    <li className="article-tile" data-size={size}>
      <TileArt article={article} size={size} isSoon={isSoon} />
      <div className="article-tile-words">
        {article.topic ? <p className="article-topic">{TOPIC_WORDS[article.topic]}</p> : null}
        <Title className="article-tile-title">
          <Link to={articlePath(article)}>{title}</Link>
        </Title>
        <p>{description}</p>
        <p className="muted">
          <time dateTime={publishedOn}>{longDate(publishedOn)}</time>
          {minutes ? `, ${countWords(minutes, 'minute')} to read` : ''}
        </p>
      </div>
    </li>
  );
}

function TileArt({ article, size = 'small', isSoon }: Tile) {
  if (!article.image) {
    return (
      <div className="article-tile-art" data-art="words" aria-hidden="true">
        <span>
          {article.topic ? TOPIC_WORDS[article.topic] : ARTICLE_KINDS[article.type].title}
        </span>
      </div>
    );
  }
  return (
    <div className="article-tile-art">
      <img
        src={article.image}
        alt=""
        width={ART[size]}
        height={ART[size]}
        loading={isSoon ? 'eager' : 'lazy'}
        fetchPriority={size === 'large' ? 'high' : 'auto'}
        decoding="async"
      />
    </div>
  );
}
