import { Button } from '#ui/button.tsx';
import { Choice, ChoiceGroup } from '#ui/field/choice-field.tsx';
import { FileField } from '#ui/field/file-field.tsx';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';

import { dropField, filesField, type TypedItem } from '../request-fields.ts';

/** Without JavaScript: a field for files, and the pictures that have arrived, to be left out again. */
export function PlainPhotos({
  item,
  index,
  id,
  error,
}: {
  item: TypedItem;
  index: number;
  id: string;
  error: string | undefined;
}) {
  const tokens = item.photos.split(' ').filter(Boolean);
  return (
    <>
      {tokens.length > 0 ? (
        <ChoiceGroup legend="Photos that are with us" name={`${id}-sent`}>
          {tokens.map((token, place) => (
            <Choice
              key={token}
              type="checkbox"
              name={dropField(index)}
              value={token}
              label={`Leave out photo ${place + 1}`}
            />
          ))}
        </ChoiceGroup>
      ) : null}
      <FileField
        label="Photos"
        named={`Photos of ${item.name}`}
        optional
        hint="Up to 3, JPEG or PNG. Each at most 2 MB, and 5 MB together: send large ones one by one."
        id={id}
        error={error}
        name={filesField(index)}
        accept="image/jpeg,image/png"
        multiple
      />
      <Button type="submit" name="intent" value="keep">
        Send the photos<VisuallyHidden> of {item.name}</VisuallyHidden>
      </Button>
    </>
  );
}
