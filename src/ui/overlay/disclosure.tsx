import type { ComponentProps, ReactNode } from 'react';

import { Icon } from '#ui/icon.tsx';

import './disclosure.css';

/** Native details: works before any script, and the browser finds words inside it. */
export function Disclosure({
  summary,
  children,
  ...details
}: Omit<ComponentProps<'details'>, 'children'> & { summary: ReactNode; children: ReactNode }) {
  return (
    <details {...details} className="disclosure">
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}

/** As many lines as one passes at a glance. */
const SHORT = 8;

/** A list that is folded when it is long: nobody passes hundreds of lines to come to what follows. */
export function FoldedList({
  summary,
  children,
}: {
  summary: string;
  children: readonly ReactNode[];
}) {
  const list = <ul>{children}</ul>;
  return children.length > SHORT ? <Disclosure summary={summary}>{list}</Disclosure> : list;
}
