import { controlId } from '#commerce/form/answer.ts';
import { Choice, ChoiceGroup } from '#ui/field/choice-field.tsx';

import { ADD_FORM } from './holding-fields.ts';
import type { Chosen } from './kept-piece.ts';

/** Width and height of the image beside a product, in pixels. */
const ART = 48;

/** Without JavaScript: the products that were found by the name, to choose one of them. */
export function FoundPieces({
  found,
  chosen,
}: {
  found: readonly Chosen[];
  chosen: Chosen | undefined;
}) {
  const products = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
  return (
    <ChoiceGroup legend="Which of these is it?" name={controlId(ADD_FORM, 'product')}>
      {products.map(({ id, name, image }) => (
        <Choice
          key={id}
          type="radio"
          name="product"
          value={id}
          defaultChecked={id === chosen?.id}
          label={
            <span className="add-piece-found">
              {image ? <img src={image} alt="" width={ART} height={ART} /> : null}
              {name}
            </span>
          }
        />
      ))}
      <Choice
        type="radio"
        name="product"
        value=""
        defaultChecked={!chosen}
        label="None of them: keep the name as I typed it"
      />
    </ChoiceGroup>
  );
}
