import type { ComponentProps, ReactNode } from 'react';

import { Icon } from '#ui/icon.tsx';

import './disclosure.css';

/** Native details: it works without scripts, and find-in-page searches inside it. */
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

/** The most lines that are shown without folding. */
const SHORT = 8;

/** A list that is folded when it is long, so that what follows stays within reach. */
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
