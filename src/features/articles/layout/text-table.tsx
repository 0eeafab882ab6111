import type { ContentTable } from '#api/content/content.ts';
import { DataTable } from '#ui/frame/data-table.tsx';

import './text-table.css';

/**
 * A table of a text. Columns of figures are set at their end; a table with words in its cells becomes
 * a block for each row where the column is narrow, each cell with its label.
 */
export function TextTable({ table: { caption, columns, rows } }: { table: ContentTable }) {
  const figures = columns.map((_, place) => rows.every((row) => isFigure(row[place])));
  const isWords = figures.slice(1).some((isFigures) => !isFigures);
  return (
    <div className="text-table" data-words={isWords || undefined}>
      <DataTable caption={caption}>
        <thead>
          <tr>
            {columns.map((column, place) => (
              <th key={column} scope="col" data-figure={figures[place] ? '' : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, place) => (
                <td
                  key={columns[place + 1]}
                  data-label={columns[place + 1]}
                  data-figure={figures[place + 1] ? '' : undefined}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  );
}

/** The longest figure with its unit: "14.5 percent". */
const LONGEST_FIGURE = 14;

function isFigure(cell = ''): boolean {
  return cell.length <= LONGEST_FIGURE && /^[$−+]?\.?\d/.test(cell);
}
