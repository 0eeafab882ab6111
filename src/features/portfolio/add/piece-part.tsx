import { useQuery } from '@tanstack/react-query';

import { productQuery } from '#api/catalog/product.ts';
import type { FieldOf } from '#commerce/form/field-of.ts';
import { formatMeasure } from '#commerce/format/measure.ts';
import { MetalField } from '#commerce/metal/metal-field.tsx';
import { metalNames } from '#commerce/words/metal-names.ts';
import { HiddenField } from '#ui/field/hidden-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useHydrated } from '#ui/timing/hydrated.ts';

import { FoundPieces } from './found-pieces.tsx';
import type { Chosen, TypedPiece } from './kept-piece.ts';
import { PieceField } from './piece-field.tsx';
import { pieceOf } from './piece.ts';

/** What was bought: a product of the catalog, or elsewhere a piece with a name of its own. */
export function PiecePart({
  field,
  typed,
  found,
  isElsewhere,
  onTyped,
}: {
  field: FieldOf;
  typed: TypedPiece;
  found: readonly Chosen[];
  isElsewhere: boolean;
  onTyped: (typed: TypedPiece) => void;
}) {
  const isHydrated = useHydrated();
  const { chosen } = typed;
  return (
    <>
      <PieceField
        field={field('name')}
        typed={typed}
        mayBeOwn={isElsewhere || !isHydrated}
        onTyped={onTyped}
      />
      <noscript>
        <button type="submit" name="intent" value="find" className="button">
          Find it in our catalog
        </button>
      </noscript>
      {isHydrated && chosen ? <ChosenPiece chosen={chosen} /> : null}
      {!isHydrated && (chosen || found.length > 0) ? (
        <FoundPieces found={found} chosen={chosen} />
      ) : null}
      {isHydrated && (chosen || !isElsewhere) ? null : <OwnPiece field={field} />}
    </>
  );
}

function ChosenPiece({ chosen }: { chosen: Chosen }) {
  const { data: product, isError } = useQuery(productQuery(chosen.id));
  const piece = product && pieceOf(product);
  const image = product?.pictures[0].src ?? chosen.image;
  return (
    <p className="add-piece-chosen">
      <HiddenField name="product" value={String(chosen.id)} />
      {image ? <img src={image} alt="" width="48" height="48" /> : null}
      <span>
        {piece
          ? `From our catalog: ${metalNames[piece.metal].toLowerCase()}, ${formatMeasure(Number(piece.ounces))} troy oz each.`
          : product
            ? 'From our catalog, but not of gold, silver, platinum or palladium.'
            : isError
              ? 'From our catalog.'
              : 'From our catalog …'}
      </span>
    </p>
  );
}

/** The metal of a piece that the catalog does not have. */
function OwnPiece({ field }: { field: FieldOf }) {
  return (
    <fieldset className="add-own">
      <legend className="field-label">If our catalog does not have it</legend>
      <MetalField mayBeNone {...field('metal')} />
      <TextField
        label="Fine ounces of one"
        hint="Troy ounces of pure metal."
        inputMode="decimal"
        autoComplete="off"
        {...field('ounces')}
      />
    </fieldset>
  );
}
