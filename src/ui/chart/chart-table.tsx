import { groups } from 'd3-array';

import { DataTable } from '#ui/frame/data-table.tsx';

import { calendarAt, dayWords, monthAndYear, type Calendar } from './format.ts';

/** `time` in milliseconds; `head` is what the row is about, `cells` follow the columns. */
export type ChartRow = { time: number; head: string; cells: readonly string[] };

/** The most rows that are shown without groups. */
const MOST_ROWS = 60;
const DAY_MS = 86_400_000;

/** Every point of a chart as a table; a long one is grouped by day, month or year. */
export function ChartTable({
  caption,
  columns,
  rows,
  timeZone,
}: {
  caption: string;
  columns: readonly [head: string, ...cells: string[]];
  rows: readonly ChartRow[];
  timeZone: string;
}) {
  return (
    <DataTable caption={caption}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" data-figure={index === 0 ? undefined : ''}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {grouped(rows, timeZone).map(([name, group]) => (
        <tbody key={name}>
          {name ? (
            <tr>
              <th scope="rowgroup" colSpan={columns.length} className="chart-table-group">
                {name}
              </th>
            </tr>
          ) : null}
          {group.map(({ time, head, cells }) => (
            <tr key={time}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-figure="">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </DataTable>
  );
}

/** Groups of rows with their names, in their order; one without a name if they are few. */
function grouped(rows: readonly ChartRow[], timeZone: string): [string, readonly ChartRow[]][] {
  if (rows.length <= MOST_ROWS) return [['', rows]];
  const days = ((rows.at(-1)?.time ?? 0) - (rows[0]?.time ?? 0)) / DAY_MS;
  const name = nameFor(days);
  return groups(rows, ({ time }) => name(calendarAt(time, timeZone)));
}

function nameFor(days: number): (calendar: Calendar) => string {
  if (days < 60) return (calendar) => `${dayWords(calendar)}, ${calendar.year}`;
  if (days < 3 * 366) return monthAndYear;
  return ({ year }) => String(year);
}
