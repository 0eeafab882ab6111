import { SelectField } from '#ui/field/choice-field.tsx';
import { Disclosure } from '#ui/overlay/disclosure.tsx';

import type { Desk } from './desk.ts';
import type { Columns, Field } from './file/columns.ts';
import { say } from './reading.ts';
import type { TrialView } from './trial.ts';
import { FIELD_NAMES } from './words.ts';

const MAIN: readonly Field[] = ['day', 'kind', 'name', 'units', 'price', 'dealer', 'fees'];
const MORE: readonly Field[] = ['total', 'metal', 'ounces', 'productId', 'currency'];

/** What is done without a column. */
const WITHOUT: Partial<Record<Field, string>> = {
  kind: 'counted as bought, below 0 as sold',
  dealer: 'left open',
  fees: 'counted as 0.00',
  total: 'not needed with the price of one',
  metal: 'taken from the name',
  ounces: 'taken from the name',
  productId: 'products are found by name',
  currency: 'counted as dollars',
};
const NEEDED: Partial<Record<Field, string>> = {
  day: 'Which column has the dates?',
  name: 'Which column has the products?',
  units: 'Which column has the units?',
};

/** The columns of the file by what they hold, to be corrected. */
export function ColumnsPart({ view, desk }: { view: TrialView; desk: Desk }) {
  return (
    <section className="import-columns" aria-labelledby="import-columns-heading">
      <div className="import-columns-head">
        <h2 id="import-columns-heading">What each column means</h2>
        <p>Matched by name. Below each stands its first value.</p>
      </div>
      <div className="import-fields">
        {MAIN.map((field) => (
          <ColumnField key={field} field={field} view={view} desk={desk} />
        ))}
      </div>
      <Disclosure summary="More columns">
        <div className="import-fields">
          {MORE.map((field) => (
            <ColumnField key={field} field={field} view={view} desk={desk} />
          ))}
        </div>
      </Disclosure>
    </section>
  );
}

function ColumnField({ field, view, desk }: { field: Field; view: TrialView; desk: Desk }) {
  const { columns, head, firsts } = view;
  const column = columns[field];
  const isMissing = column === undefined;
  const hasPrice = columns.price !== undefined || columns.total !== undefined;
  const needed = field === 'price' && !hasPrice ? 'Which column has the price?' : NEEDED[field];
  return (
    <div className="import-field">
      <SelectField
        label={FIELD_NAMES[field]}
        name={`column-${field}`}
        id={`import-column-${field}`}
        required={false}
        error={isMissing ? needed : undefined}
        value={column ?? ''}
        onChange={({ currentTarget }) =>
          void say(desk, { columns: withColumn(columns, field, currentTarget.value) })
        }
      >
        <option value="">Not in the file</option>
        {head.map((name, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- names may repeat, columns do not move
          <option key={index} value={index}>
            {name.trim() || `Column ${index + 1}`}
          </option>
        ))}
      </SelectField>
      <p className="import-first">{isMissing ? WITHOUT[field] : firsts[column]}</p>
    </div>
  );
}

/** A column holds one thing: it is taken from the field that had it. */
function withColumn(columns: Columns, field: Field, value: string): Columns {
  const column = value === '' ? undefined : Number(value);
  const others = Object.entries(columns).filter(
    ([name, index]) => name !== field && index !== column,
  );
  return { ...Object.fromEntries(others), ...(column !== undefined && { [field]: column }) };
}
