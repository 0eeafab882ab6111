import { useId, type ComponentProps, type ReactNode } from 'react';

import './data-table.css';

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
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
    <section className="data-table-frame" aria-labelledby={id} tabIndex={0}>
      {/* The caption names the table, and the frame, which Tab reaches: as text it would be read
          again. */}
      <table {...table} className="data-table" aria-labelledby={id}>
        <caption
          id={id}
          className={captionHidden ? 'visually-hidden' : undefined}
          aria-hidden="true"
        >
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}
