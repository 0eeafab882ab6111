import type { ContentSection } from '#api/content/content.ts';
import { DataTable } from '#ui/frame/data-table.tsx';

import { WorkedExample } from '../guide/example.tsx';
import './sections.css';

/** The body of a text page: headed sections with paragraphs, lists and tables. */
export function Sections({ sections }: { sections: readonly ContentSection[] }) {
  return (
    <div className="sections">
      {sections.map((section) => (
        <section key={section.id} id={section.id} aria-labelledby={`${section.id}-heading`}>
          <h2 id={`${section.id}-heading`}>{section.heading}</h2>
          {section.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {section.list ? (
            <ul className="sections-list">
              {section.list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ) : null}
          {section.example ? <WorkedExample example={section.example} /> : null}
          {section.table ? <SectionTable table={section.table} /> : null}
        </section>
      ))}
    </div>
  );
}

function SectionTable({ table }: { table: NonNullable<ContentSection['table']> }) {
  return (
    <DataTable caption={table.caption}>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([head, ...cells]) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {cells.map((cell, place) => (
              <td key={table.columns[place + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
