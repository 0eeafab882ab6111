import { useId, useState, type ReactNode } from 'react';

import { Button } from '#ui/button.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import './report-table.css';

/** A column: its head, and whether it holds figures. */
export type Column = readonly [head: string, isFigure?: true];

/**
 * A table of the report. Of many rows the first are in sight, and a button shows the others; on paper
 * and without JavaScript all are. `rows` mark those that wait with `data-more`, see {@link waits}.
 */
export function ReportTable({
  caption,
  columns,
  rows,
  foot,
  waiting,
}: {
  caption: string;
  columns: readonly Column[];
  rows: ReactNode;
  foot?: ReactNode;
  /** How many rows wait for the button. */
  waiting: number;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);

  function toggle() {
    setOpen(!isOpen);
    announce(isOpen ? `${waiting} rows are hidden.` : `${waiting} more rows are shown.`);
  }
  return (
    <div className="report-frame">
      <table id={id} className="report-table" data-folded={isOpen ? undefined : ''}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(([head, isFigure]) => (
              <th key={head} scope="col" data-figure={isFigure ? '' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows}</tbody>
        {foot ? <tfoot>{foot}</tfoot> : null}
      </table>
      {waiting > 0 ? (
        <p className="report-more" data-print="no">
          <Button aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
            {isOpen ? `Hide ${waiting}` : `Show the other ${waiting}`}
          </Button>
        </p>
      ) : null}
    </div>
  );
}

/** Marks the row at an index that waits for the button, when so many come first. */
export function waits(at: number, first: number): { 'data-more'?: '' } {
  return at < first ? {} : { 'data-more': '' };
}

/** A cell; on a narrow screen its label stands above it. */
export function Cell({ label, children }: { label: string; children: ReactNode }) {
  return <td data-label={label}>{children}</td>;
}

/** The same for a figure. */
export function FigureCell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td data-label={label} data-figure="">
      {children}
    </td>
  );
}
