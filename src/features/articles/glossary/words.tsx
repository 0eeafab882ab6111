import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';

import type { GlossaryTerm } from '#api/content/glossary.ts';

import { NowOf } from './now-of.tsx';
import { letterOf } from './words-for.ts';

type Props = {
  words: readonly GlossaryTerm[];
  /** Every word, also those that are filtered out. */
  all: readonly GlossaryTerm[];
  /** The slug of the word, or the id of the letter, to which the address leads. */
  here: string;
  /** A link to another word was pressed; it may be filtered out at the moment. */
  onFollow: () => void;
};

/** The words under their letters. Each has an anchor by its slug. */
export function Words({ words, all, here, onFollow }: Props) {
  const letters = Map.groupBy(words, letterOf);
  const names = new Map(all.map(({ slug, term }) => [slug, term]));
  return (
    <div className="glossary-words">
      {[...letters].map(([letter, under]) => (
        <section key={letter} className="glossary-letter">
          <h2 id={`letter-${letter.toLowerCase()}`} tabIndex={-1}>
            {letter}
          </h2>
          <dl>
            {under.map((word) => (
              <Word key={word.slug} word={word} isHere={here === word.slug}>
                {word.seeAlso
                  ?.filter((slug) => names.has(slug))
                  .map((slug, place) => (
                    <Fragment key={slug}>
                      {place > 0 ? ', ' : null}
                      <Link to={`#${slug}`} onClick={onFollow}>
                        {names.get(slug)}
                      </Link>
                    </Fragment>
                  ))}
              </Word>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

type WordProps = { word: GlossaryTerm; isHere: boolean; children: ReactNode };

function Word({ word: { term, slug, definition }, isHere, children }: WordProps) {
  return (
    <div className="glossary-word" data-here={isHere || undefined}>
      <dt id={slug} tabIndex={-1}>
        {term}
      </dt>
      <dd>
        {definition}
        <NowOf slug={slug} />
      </dd>
      {children ? <dd className="glossary-also">See also {children}</dd> : null}
    </div>
  );
}
