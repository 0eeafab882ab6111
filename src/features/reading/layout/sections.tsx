import type { ReactNode } from 'react';

import type { ContentSection, WorkedExample } from '#api/content/content.ts';

import { linkedTexts } from './linked-text.ts';
import { Linked } from './linked.tsx';
import { TextTable } from './text-table.tsx';
import './sections.css';

type SectionsProps = {
  sections: readonly ContentSection[];
  /** Shows a worked example between the words and the table of its section. */
  showExample?: ((example: WorkedExample) => ReactNode) | undefined;
};

/** The body of a text: headed sections with paragraphs, lists, examples and tables. */
export function Sections({ sections, showExample }: SectionsProps) {
  return (
    <div className="sections">
      {sections.map((section) => (
        <Section key={section.id} section={section} showExample={showExample} />
      ))}
    </div>
  );
}

function Section({
  section: { id, heading, paragraphs, list, links, table, example },
  showExample,
}: Pick<SectionsProps, 'showExample'> & { section: ContentSection }) {
  const lines = [...paragraphs, ...(list ?? [])];
  const texts = linkedTexts(lines, links);
  const items = texts.slice(paragraphs.length);
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {texts.slice(0, paragraphs.length).map((pieces, place) => (
        <p key={lines[place]}>
          <Linked pieces={pieces} />
        </p>
      ))}
      {items.length > 0 ? (
        <ul className="sections-list">
          {items.map((pieces, place) => (
            <li key={list?.[place]}>
              <Linked pieces={pieces} />
            </li>
          ))}
        </ul>
      ) : null}
      {example ? showExample?.(example) : null}
      {table ? <TextTable table={table} /> : null}
    </section>
  );
}
