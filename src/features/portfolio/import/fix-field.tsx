import type { KeyboardEvent } from 'react';

import { spotMetals } from '#api/spot/spot.ts';
import { metalNames } from '#commerce/words/metal-names.ts';
import { focusWhenThere } from '#ui/focus-when-there.ts';

import { ROWS_ID, type Desk } from './desk.ts';
import type { Field } from './file/columns.ts';
import type { Outcome } from './file/outcomes.ts';
import { fix } from './reading.ts';
import { FIELD_NAMES } from './words.ts';

/** The name of the control of a cell. */
export function fixName(row: number, field: Field): string {
  return `fix-${row}-${field}`;
}

/** A cell to be put right: it is read when the field is left, or with Enter. */
export function FixField({ outcome, desk, field }: { outcome: Outcome; desk: Desk; field: Field }) {
  const { row, texts, problems } = outcome;
  const name = fixName(row, field);
  const problem = problems[field];
  const text = texts[field] ?? '';
  const control = {
    id: name,
    name,
    className: 'control',
    defaultValue: text,
    'aria-label': `${FIELD_NAMES[field]}, row ${row}`,
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': problem ? `${name}-error` : undefined,
  };

  function settle(value: string) {
    if (value !== text) fix(desk, row, field, value);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    settle(event.currentTarget.value);
    toNextProblem(name);
  }

  return (
    <div className="import-fix" data-field={field}>
      {field === 'metal' || field === 'ounces' ? (
        <span aria-hidden="true">{field === 'metal' ? 'Metal' : 'Ounces'}</span>
      ) : null}
      {field === 'kind' || field === 'metal' ? (
        <select
          {...control}
          defaultValue={chosenIn(field, outcome)}
          onChange={({ currentTarget }) => settle(currentTarget.value)}
        >
          <option value="">Choose</option>
          {optionsOf(field).map(([value, word]) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...control}
          type="text"
          inputMode={field === 'name' || field === 'dealer' || field === 'day' ? 'text' : 'decimal'}
          autoComplete="off"
          onBlur={({ currentTarget }) => settle(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      )}
    </div>
  );
}

function optionsOf(field: 'kind' | 'metal'): readonly (readonly [string, string])[] {
  if (field === 'metal') return spotMetals.map((metal) => [metal, metalNames[metal]]);
  return [
    ['Bought', 'Bought'],
    ['Sold', 'Sold'],
  ];
}

function chosenIn(field: 'kind' | 'metal', { kind, piece }: Outcome): string {
  if (field === 'metal') return piece.metal ?? '';
  if (!kind) return '';
  return kind === 'PURCHASED' ? 'Bought' : 'Sold';
}

/** After Enter the focus goes on to the next cell that is wrong, or back to the heading. */
function toNextProblem(name: string): void {
  const wrong = [...document.querySelectorAll<HTMLElement>('.import-row [aria-invalid="true"]')];
  const next = wrong.find((each) => {
    const here = document.getElementById(name);
    return (
      each.id !== name &&
      here &&
      here.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING
    );
  });
  if (next) return next.focus();
  void focusWhenThere(() => document.getElementById(name) ?? document.getElementById(ROWS_ID));
}
