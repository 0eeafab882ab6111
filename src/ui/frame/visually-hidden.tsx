import type { ReactNode } from 'react';

/** Words for assistive technology where the screen shows the same by place or shape. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
