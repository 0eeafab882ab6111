import type { ReactNode } from 'react';

/** Words for assistive technology whose meaning the screen shows by position or shape. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
