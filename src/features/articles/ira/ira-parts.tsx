import type { ReactNode } from 'react';

import type { ContentSection } from '#api/content/content.ts';
import { Icon, type IconName } from '#ui/icon.tsx';

import { rowsOf } from './rows-of.ts';

type Props = { section: ContentSection };

/** Numbered steps, beside each other where there is room. */
export function Steps({ section }: Props) {
  return (
    <Part section={section}>
      <ol className="ira-steps">
        {rowsOf(section).map(([first, ...more]) => (
          <li key={first}>
            <p>
              <b>{first}</b> {more.join(' ')}
            </p>
          </li>
        ))}
      </ol>
    </Part>
  );
}

export function Eligible({ section }: Props) {
  return <Verdicts section={section} icon="check" />;
}

export function NotEligible({ section }: Props) {
  return <Verdicts section={section} icon="close" />;
}

/** Kinds of pieces, each with the reason. The heading says what the icon shows. */
function Verdicts({ section, icon }: Props & { icon: IconName }) {
  return (
    <Part section={section}>
      <dl className="ira-verdicts">
        {rowsOf(section).map(([piece, ...why]) => (
          <div key={piece}>
            <dt>
              <Icon name={icon} />
              {piece}
            </dt>
            <dd>{why.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

/** A section of plain words. Links of the page move the focus to its heading. */
export function Words({ section }: Props) {
  return (
    <Part section={section}>
      {section.list ? (
        <ul className="ira-list">
          {section.list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : null}
    </Part>
  );
}

function Part({
  section: { id, heading, paragraphs },
  children,
}: Props & { children?: ReactNode }) {
  const headingId = `${id}-heading`;
  return (
    <section className="ira-part" id={id}>
      <h2 id={headingId} tabIndex={-1}>
        {heading}
      </h2>
      {paragraphs.map((text) => (
        <p key={text} className="ira-words">
          {text}
        </p>
      ))}
      {children}
    </section>
  );
}
