import type { ComponentType } from 'react';

import type { ContentSection, WorkedExample } from '#api/content/content.ts';

import { linkedTexts } from './linked-text.ts';
import { Linked } from './linked.tsx';
import { TextTable } from './text-table.tsx';
import './sections.css';

type SectionsProps = {
  sections: readonly ContentSection[];
  /** Shows a worked example between the words and the table of its section. */
  Example?: ComponentType<{ example: WorkedExample }> | undefined;
};

/** The body of a text: headed sections with paragraphs, lists, examples and tables. */
export function Sections({ sections, Example }: SectionsProps) {
  return (
    <div className="sections">
      {sections.map((section) => (
        <Section key={section.id} section={section} Example={Example} />
      ))}
    </div>
  );
}

function Section({
  section: { id, heading, paragraphs, list, links, table, example },
  Example,
}: Pick<SectionsProps, 'Example'> & { section: ContentSection }) {
  const lines = [...paragraphs, ...(list ?? [])];
  const texts = linkedTexts(lines, links);
  const items = texts.slice(paragraphs.length);
  return (
    <section id={id}>
      <h2>{heading}</h2>
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
      {example && Example ? <Example example={example} /> : null}
      {table ? <TextTable table={table} /> : null}
    </section>
  );
}
