import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';

import { glossaryQuery, type GlossaryTerm } from '#api/content/glossary.ts';
import { countWords } from '#commerce/format/count.ts';
import { WaysOn } from '#commerce/page/ways-on.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';
import { useHydrated } from '#ui/timing/hydrated.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { Letters } from './letters.tsx';
import { Words } from './words.tsx';
import { wordsFor } from './words-for.ts';

import './glossary.css';

/** Milliseconds without a key before the number of words is announced. */
const SAID_AFTER_MS = 700;

/** The pages above this one, as its breadcrumb shows. */
export const ABOVE = [{ label: 'Investor’s guide', href: '/investing-guide' }];

/** Where somebody goes who knows the words. */
const WAYS = [
  { label: 'Read how to buy, check, store and sell', href: '/investing-guide/how-to' },
  { label: 'Follow the price of silver', href: '/chart/silver-price' },
];

/**
 * The words of the trade by letter. A field filters them while somebody types; it is there once it
 * works. A link to a word leads the focus to it, also from another page.
 */
export function GlossaryScreen() {
  const { data: all } = useSuspenseQuery(glossaryQuery());
  const [sought, setSought] = useState('');
  const here = usePlace();
  const words = wordsFor(all, sought);
  useCountHeard(sought, words.length);
  return (
    <div className="page-width stack">
      <Breadcrumb trail={ABOVE} here="Glossary" />
      <PageHeading
        lead={`${countWords(all.length, 'word')} of the trade, each in a sentence or two.`}
      >
        Glossary
      </PageHeading>
      <div className="glossary">
        <div className="glossary-aside">
          <Finder {...{ sought, setSought, words }} />
          <Letters words={words} />
          <p className="glossary-note muted">
            In our texts these words are links. Rest on one, or give it the focus, and its meaning
            shows in place; Escape closes it.
          </p>
          <p className="glossary-on">
            <Link to="/investing-guide/beginners">Read the guide for beginners</Link>
          </p>
        </div>
        <Words {...{ words, all, here }} onFollow={() => setSought('')} />
      </div>
      <WaysOn ways={WAYS} />
    </div>
  );
}

type FinderProps = {
  sought: string;
  setSought: (text: string) => void;
  /** The words that are found. */
  words: readonly GlossaryTerm[];
};

/** Nothing without JavaScript: all words stand below. Enter leads to the first word that is found. */
function Finder({ sought, setSought, words: { 0: first, length: found } }: FinderProps) {
  const field = useRef<HTMLInputElement>(null);
  const works = useHydrated();
  if (!works) return <div className="glossary-find" data-print="no" />;
  return (
    <search className="glossary-find" data-print="no">
      <TextField
        ref={field}
        label="Find a word"
        name="word"
        type="search"
        required={false}
        autoComplete="off"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
        onKeyDown={({ key }) => {
          if (key !== 'Enter' || !sought.trim()) return;
          if (first) document.getElementById(first.slug)?.focus();
          else announce(countFound(sought, found));
        }}
      />
      {sought.trim() ? (
        <p className="glossary-count">
          {found > 0
            ? `${countWords(found, 'word')} found`
            : `No word found for “${sought.trim()}”.`}{' '}
          <Button
            tone="quiet"
            onClick={() => {
              setSought('');
              field.current?.focus();
            }}
          >
            Show all words
          </Button>
        </p>
      ) : null}
    </search>
  );
}

/** Announces how many words are found, once the typing rests. */
function useCountHeard(sought: string, found: number): void {
  const text = sought.trim();
  // Speaks to screen readers, a moment after the last key.
  useEffect(() => {
    if (!text) return undefined;
    const timer = setTimeout(() => announce(countFound(text, found)), SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, found]);
}

function countFound(sought: string, found: number): string {
  return found > 0 ? `${countWords(found, 'word')} found` : `No word found for ${sought.trim()}`;
}

/** The id that the address names. The focus goes there: to a word or a letter. */
function usePlace(): string {
  const { hash, key } = useLocation();
  const works = useHydrated();
  // With the key, so that a second press on the same link leads there again.
  const visit = `${key}${hash}`;
  // Moves the focus of the document, after the heading of the page has taken it.
  useEffect(() => {
    const [, id] = visit.split('#');
    if (id) document.getElementById(id)?.focus();
  }, [visit]);
  // The server does not know what stands behind the hash; `:target` marks the word until then.
  return works ? hash.slice(1) : '';
}
