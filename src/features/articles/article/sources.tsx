import type { Source } from '#api/content/content.ts';

/** Where the facts of an article come from; a public work has a link. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <section className="article-sources">
      <h2>Sources</h2>
      <ul>
        {sources.map(({ name, href }) => (
          <li key={name}>
            {href?.startsWith('https://') ? (
              <a href={href} rel="noreferrer">
                {name}
              </a>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
