import { useSuspenseQuery } from '@tanstack/react-query';

import { articleQuery, type BlogTeaser } from '#api/content/content.ts';
import { countWords } from '#commerce/format/count.ts';
import { longDate } from '#commerce/format/date.ts';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { WorkedExample } from '../guide/example.tsx';
import { NamedProducts } from '../guide/named-products.tsx';
import { Sections } from '../layout/sections.tsx';
import { TextPage } from '../layout/text-page.tsx';
import { aboveArticle, ARTICLE_KINDS, TOPIC_WORDS } from './article-kinds.ts';
import { ArticleTile } from './article-tile.tsx';
import { FeedHead } from './feed-links.tsx';
import { Sources } from './sources.tsx';
import './article-list.css';
import './article-screen.css';

/** Pixels of the picture of an article, which is square. */
const ART = 480;

/** One article: its text, where its facts come from, and others that are near to it. */
export function ArticleScreen({ slug }: { slug: string }) {
  const { data: article } = useSuspenseQuery(articleQuery(slug));
  const { image, altText = '', sections, sources = [], related = [], productIds, next } = article;
  return (
    <TextPage
      head={<Head article={article} />}
      entries={sections}
      beside={productIds ? <NamedProducts ids={productIds} heading="Named in this text" /> : null}
      next={next}
      end={<ReadNext articles={related} />}
    >
      {image ? (
        <div className="article-art">
          <img src={image} alt={altText} width={ART} height={ART} fetchPriority="high" />
        </div>
      ) : null}
      <Sections sections={sections} Example={WorkedExample} />
      {sources.length > 0 ? <Sources sources={sources} /> : null}
    </TextPage>
  );
}

function Head({ article }: { article: BlogTeaser }) {
  const { title, description, topic, publishedOn, publishedBy, minutes } = article;
  const kind = ARTICLE_KINDS[article.type];
  return (
    <>
      <FeedHead kind={kind} />
      <Breadcrumb trail={aboveArticle(article)} here={title} />
      <PageHeading lead={description}>{title}</PageHeading>
      <p className="text-page-facts">
        {topic ? `${TOPIC_WORDS[topic]}. ` : ''}
        {publishedBy ? `${publishedBy}, ` : ''}
        <time dateTime={publishedOn}>{longDate(publishedOn)}</time>.
        {minutes ? ` About ${countWords(minutes, 'minute')} to read.` : null}
      </p>
    </>
  );
}

function ReadNext({ articles }: { articles: readonly BlogTeaser[] }) {
  if (articles.length === 0) return null;
  return (
    <section className="article-related">
      <h2>Read next</h2>
      <ul className="article-list">
        {articles.map((article) => (
          <ArticleTile key={article.slug} article={article} Title="h3" />
        ))}
      </ul>
    </section>
  );
}
