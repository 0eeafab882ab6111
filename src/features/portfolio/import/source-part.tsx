import { sizeWords } from '#commerce/format/bytes.ts';
import { useRef, type FormEvent } from 'react';

import { problemsIn } from '#commerce/form/field-of.ts';
import { countWords } from '#commerce/format/count.ts';
import { Button } from '#ui/button.tsx';
import { FileField } from '#ui/field/file-field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { focusOnLoad } from '#ui/focus-on-load.ts';

import { leave, refuse, type Desk } from './desk.ts';
import type { ImportAnswer } from './import-action.server.ts';
import { chooseFile, chooseText } from './reading.ts';
import type { TrialView } from './trial.ts';
import { ORIGIN_NAMES } from './words.ts';

/** Asks for a file, or for the text of one. */
export function SourcePart({ desk, answer }: { desk: Desk; answer: ImportAnswer | undefined }) {
  const [problem] = problemsIn(answer);
  const form = useRef<HTMLFormElement>(null);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [file, text] = [data.get('file'), data.get('rows')];
    if (file instanceof File && file.size > 0) return void chooseFile(desk, file);
    if (typeof text === 'string' && text.trim() !== '') return void chooseText(desk, text);
    refuse(desk, 'Choose a file, or paste its text.');
  }

  return (
    <form
      ref={form}
      className="import-source"
      method="post"
      encType="multipart/form-data"
      onSubmit={onSubmit}
    >
      <FileField
        label="Choose a CSV file"
        hint="Of Excel, Numbers, another tracker, or our own export. At most 5 MB and 40 columns."
        id="import-file"
        name="file"
        required={false}
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void chooseFile(desk, file);
          // The same file, corrected, may be chosen again.
          currentTarget.value = '';
        }}
      />
      <TextArea
        label="Or paste its text"
        hint="The first row has the names of the columns, such as Date, Product, Units and Price."
        required={false}
        name="rows"
        id="import-text"
        error={problem?.message}
        defaultValue={answer?.values?.['rows']}
        {...focusOnLoad(problem !== undefined)}
        rows={6}
        spellCheck={false}
        autoComplete="off"
      />
      <Button type="submit" name="intent" value="read" tone="main">
        Show what would happen
      </Button>
    </form>
  );
}

/** What was read, and the way to something else. */
export function ChosenSource({ view, desk }: { view: TrialView; desk: Desk }) {
  const { source, rows, parted, origin, note } = view;
  return (
    <div className="import-chosen">
      <p>
        <strong>{source.name}</strong> {sizeWords(source.bytes)}, {countWords(rows, 'row')}, parted
        by {parted}
        {origin ? `, recognized as ${ORIGIN_NAMES[origin]}` : ''}
      </p>
      <a
        href="/bold-bullion-portfolio/import"
        onClick={(event) => {
          event.preventDefault();
          leave(desk);
        }}
      >
        Choose another file, or paste text
      </a>
      {source.isGuessed ? (
        <p className="import-note">
          The file is not in UTF-8. It was read as Windows text (1252): check the names below.
        </p>
      ) : null}
      {note ? <p className="import-note">{note}</p> : null}
    </div>
  );
}
