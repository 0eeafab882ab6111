import type { ComponentProps, ReactNode } from 'react';

import { Icon } from './icon.tsx';
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
