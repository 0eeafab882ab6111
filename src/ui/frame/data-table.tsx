import { useId, useRef, type ComponentProps, type ReactNode } from 'react';

import './data-table.css';
import { useOverflow } from './use-overflow.ts';

/**
 * A native table with its caption. On narrow screens it scrolls inside itself, also by keyboard.
 * Cells with figures have `data-figure`, the current row or column `data-current`.
 */
export function DataTable({
  caption,
  captionHidden = false,
  children,
  ...table
}: ComponentProps<'table'> & { caption: ReactNode; captionHidden?: boolean }) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useOverflow(frame);
  return (
    <div
      ref={frame}
      className="data-table-frame"
      {...(isWide && { role: 'region', 'aria-labelledby': id, tabIndex: 0 })}
    >
      {/* The caption names the table, or the frame around it while that is a stop: screen readers
          would say the name twice, and a third time as text. */}
      <table {...table} className="data-table" aria-labelledby={isWide ? undefined : id}>
        <caption
          id={id}
          className={captionHidden ? 'visually-hidden' : undefined}
          aria-hidden="true"
        >
          {caption}
        </caption>
        {children}
      </table>
    </div>
  );
}
