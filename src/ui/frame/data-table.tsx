import { useId, type ComponentProps, type ReactNode } from 'react';

import './data-table.css';

/**
 * A native table with its caption. It scrolls inside itself when the screen is too narrow, and the
 * keyboard can scroll it too. Cells with figures take `data-figure`, the current row or column
 * `data-current`.
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
      <table {...table} className="data-table">
        <caption id={id} className={captionHidden ? 'visually-hidden' : undefined}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}
