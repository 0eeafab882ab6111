import { memo, type ReactNode } from 'react';

import { writtenDay } from '#commerce/fields/day-field.ts';
import { formatMeasure } from '#commerce/format/measure.ts';
import { formatMoney, moneyParts } from '#commerce/format/money.ts';
import { Drawing } from '#ui/drawing.tsx';
import { FieldError } from '#ui/field/field.tsx';

import type { Desk } from './desk.ts';
import type { Field } from './file/columns.ts';
import type { Outcome } from './file/outcomes.ts';
import { FixField, fixName } from './fix-field.tsx';
import { STATE_NAMES } from './words.ts';

/** Width and height of a picture, in pixels. */
const ART = 40;
const STROKES = {
  add: 'M12 5v14M5 12h14',
  fix: 'M12 5v9M12 18v.01',
  held: 'M5 9.5h14M5 14.5h14',
  /** Of what the store has no art of. */
  ingot: 'M3.5 17l3-9h11l3 9zM6.5 8l2.5 9',
};
const KINDS = { PURCHASED: 'Bought', EXIT: 'Sold', SOLD: 'Sold to us' };

/** A row of the file with what happens to it; a cell that is wrong is a field. */
export const ImportRow = memo(function ImportRow({
  outcome,
  desk,
}: {
  outcome: Outcome;
  desk: Desk;
}) {
  const { row, state, texts, day, kind, units, piece } = outcome;
  const cell = { outcome, desk };
  return (
    <tr className="import-row" data-state={state}>
      <th scope="row" data-figure="">
        <span className="import-row-word">row </span>
        {row}
      </th>
      <td className="import-state">
        <Drawing strokes={STROKES[state]} />
        {STATE_NAMES[state]}
      </td>
      <Cell {...cell} fields={['day']} label="Date">
        {day ? writtenDay(day) : texts.day}{' '}
        <ReadFrom text={texts.day} isPlain={isPlainDay(texts.day, day)} />
      </Cell>
      <Cell {...cell} fields={['kind']} label="Kind">
        {kind ? KINDS[kind] : texts.kind}
      </Cell>
      <Cell {...cell} fields={['name', 'metal', 'ounces']} label="Product" isWide>
        <span className="import-art">
          {piece.image ? (
            <img src={piece.image} alt="" width={ART} height={ART} loading="lazy" />
          ) : (
            <Drawing strokes={STROKES.ingot} />
          )}
        </span>
        <span>
          {piece.name}{' '}
          {state === 'held' ? (
            <small>Same day, product, units and price as in your portfolio</small>
          ) : (
            <PieceNote outcome={outcome} />
          )}
        </span>
      </Cell>
      <Cell {...cell} fields={['units']} label="Units" isFigure>
        {units === undefined ? texts.units : formatMeasure(units)}
      </Cell>
      <Cell {...cell} fields={['price', 'fees']} label="Price of one" isFigure>
        <Price outcome={outcome} />
      </Cell>
      <Cell {...cell} fields={['dealer']} label="From, or to">
        {outcome.dealer.toLowerCase() === 'bold' ? 'This store' : outcome.dealer}
      </Cell>
    </tr>
  );
});

/** What a name of the customer's own is taken for. */
function PieceNote({ outcome: { piece, texts } }: { outcome: Outcome }) {
  const { productId, name, metal, ounces } = piece;
  if (productId === undefined && metal && ounces) {
    return (
      <small>
        A name of your own: {metal}, {formatMeasure(ounces)} oz
      </small>
    );
  }
  const isSame = texts.name === undefined || texts.name.trim() === name;
  return isSame || productId === undefined ? null : <small>Read from “{texts.name}”</small>;
}

function Price({ outcome: { texts, unitCents, feesCents } }: { outcome: Outcome }) {
  if (unitCents === undefined) return texts.price;
  const { whole, cents } = moneyParts(unitCents);
  const plain = (texts.price ?? '').replaceAll(/[$,\s]/g, '');
  const isPlain =
    texts.price === undefined ||
    (/^\d*(?:\.\d{1,2}0*)?$/.test(plain) && Math.round(Number(plain) * 100) === unitCents);
  return (
    <>
      {whole}.{cents} <ReadFrom text={texts.price} isPlain={isPlain} />{' '}
      {feesCents > 0 ? <small>and {formatMoney(feesCents)} fees</small> : null}
    </>
  );
}

/** The cell itself, where it was not written as it is shown. */
function ReadFrom({ text, isPlain }: { text: string | undefined; isPlain: boolean }) {
  return text === undefined || isPlain ? null : <small>Read from “{text}”</small>;
}

function isPlainDay(text: string | undefined, day: string | undefined): boolean {
  if (!text || !day) return true;
  return text.trim().startsWith(day) || /^\d{1,2}\/\d{1,2}\/\d{4}$/.test(text.trim());
}

type CellProps = {
  outcome: Outcome;
  desk: Desk;
  /** The fields that may be wrong in this cell. */
  fields: readonly Field[];
  label: string;
  isFigure?: boolean;
  isWide?: boolean;
  children: ReactNode;
};

/** What a row has in a column, and a field for what is wrong with it or was put right. */
function Cell({ outcome, desk, fields, label, isFigure, isWide, children }: CellProps) {
  const { problems, typed, state } = outcome;
  const asked = new Set(
    fields.filter((field) => problems[field] !== undefined || typed[field] !== undefined),
  );
  // A piece of the customer's own needs both.
  if (asked.has('metal') || asked.has('ounces')) asked.add('metal').add('ounces');
  const open = state === 'held' ? [] : fields.filter((field) => asked.has(field));
  const isReplaced = open.length > 0 && !isWide;
  return (
    <td
      data-label={label}
      data-figure={isFigure ? '' : undefined}
      className={isWide ? 'import-product' : undefined}
      data-open={open.length > 0 ? '' : undefined}
    >
      {isReplaced ? null : <div className="import-value">{children}</div>}
      {open.map((field) => (
        <FieldError
          key={field}
          id={`${fixName(outcome.row, field)}-error`}
          message={problems[field]}
        />
      ))}
      {open.length > 0 ? (
        <div className="import-fixes">
          {open.map((field) => (
            <FixField key={field} outcome={outcome} desk={desk} field={field} />
          ))}
        </div>
      ) : null}
    </td>
  );
}
