import { FEED_TYPES, feedTitle, feedPath } from './feed-addresses.ts';
import type { ArticleKind } from './article-kinds.ts';

/** The feeds of a kind of article, for the browser and for feed readers that are given the page. */
export function FeedHead({ kind }: { kind: ArticleKind }) {
  return Object.entries(FEED_TYPES).map(([name, { type, label }]) => (
    <link
      key={name}
      rel="alternate"
      type={type}
      title={`${feedTitle(kind)} (${label})`}
      href={feedPath(kind, name)}
    />
  ));
}

/** Says what a feed is, and leads to both. */
export function FeedLine({ kind }: { kind: ArticleKind }) {
  return (
    <section className="article-feeds">
      <h2>Subscribe by feed</h2>
      <p>
        A feed tells an app of your choice when something new is here, without an account and
        without your e-mail address. Give the app one of these two addresses; most apps take either.
      </p>
      <ul>
        {Object.entries(FEED_TYPES).map(([name, { label }]) => (
          <li key={name}>
            <a href={feedPath(kind, name)}>{`${label} feed of ${kind.title}`}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
